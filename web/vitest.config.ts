import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { firstView } from './tools/first-view.mjs';

// The client's state, texts and layouts, without a browser: what they need of one is put there by the tests.
export default defineConfig({
  plugins: [firstView(), svelte()],
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
