import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { cards } from './cards.ts';
import { catalogues } from './catalogues.ts';
import { offline } from './offline.ts';
import { rules } from './rules.ts';
import { titles } from './titles.ts';

const server = process.env.TESSELLA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), catalogues(), rules(), titles(), cards(), offline()],
  build: {
    outDir: process.env.TESSELLA_BUILT ?? '../src/tessella/web',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  // A machine with other work to do takes its time: what hangs fails, what is slow does not.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
