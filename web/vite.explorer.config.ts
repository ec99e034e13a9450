import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The GraphQL explorer that needs no internet, which the gateway serves beside the shop. */
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
      // For React's compiler, which does not run here.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      input: {
        explorer: `${import.meta.dirname}/explorer/index.html`,
        guard: `${import.meta.dirname}/explorer/sandbox-guard.ts`,
      },
      output: { entryFileNames: ({ name }) => (name === 'guard' ? 'sandbox-guard.js' : 'assets/[name]-[hash].js') },
    },
  },
});
