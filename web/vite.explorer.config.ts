import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Offline GraphQL explorer, served by the gateway alongside the shop. */
export default defineConfig({
  root: `${import.meta.dirname}/explorer`,
  base: '/graphql/explorer/',
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: '../dist-explorer',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      // Directive for React's compiler, which is not used here.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      input: {
        explorer: `${import.meta.dirname}/explorer/index.html`,
        guard: `${import.meta.dirname}/explorer/sandbox-guard.ts`,
      },
      output: { entryFileNames: ({ name }) => (name === 'guard' ? 'sandbox-guard.js' : 'assets/[name]-[hash].js') },
    },
  },
});
