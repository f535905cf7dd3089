// The typefaces: they come after the first view, and with it from then on.
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/source-sans-3/index.css';
