import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogues.ts';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), catalogues()],
  build: {
    outDir: process.env.TESSELLA_BUILT ?? '../src/tessella/web',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
