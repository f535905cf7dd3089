import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { firstView, inFirstView } from './tools/first-view.mjs';

// The house forbids inline scripts, inline styles and fonts from data: addresses, so nothing is inlined.
// One client for a house, whose pages have addresses of any depth, and for a folder of files that is served from who knows where
// (comptoir/page/site.py writes its index.html): so scripts and styles name each other relative to themselves.
export default defineConfig({
  plugins: [firstView(), svelte()],
  base: './',
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  build: {
    outDir: '../src/comptoir/house/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    // One script and one style for the first view: together they are smaller than in parts. Everything else comes when it is wanted.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: inFirstView() }] } } },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
