import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { alone } from './host';
import { setIcon } from './icon';
import { useLanguage } from './texts.svelte';
import { applyLooks, settings } from './settings.svelte';

applyLooks();
setIcon(false);
await useLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });
if (alone) void import('./offline').then(({ keepOffline }) => keepOffline());
