import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { setIcon } from './icon';
import { whenIdle } from './idle';
import { place } from './router.svelte';
import { useLanguage } from './texts.svelte';
import { applyLooks, remember, remembered, settings } from './settings.svelte';

applyLooks();
setIcon(false);
const onShelf = place.path === '/';
const bringFonts = () => void import('./fonts').then(() => remember('fonts', 1));
// The typefaces come after the first view of the shelf; where this browser has them, with it.
if (onShelf && !remembered('fonts')) addEventListener('shelf-stands', () => whenIdle(bringFonts), { once: true });
else bringFonts();
await useLanguage(settings.language, onShelf);
mount(App, { target: document.getElementById('app')! });
