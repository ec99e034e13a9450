import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chakraFactory } from './vite/chakra-factory.ts';

/** The server entry with all packages inside: importing one file costs a tenth of resolving the packages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), chakraFactory()],
  publicDir: false,
  ssr: { noExternal: true },
  build: { ssr: 'src/entry-server.tsx', outDir: 'dist-ssr', target: 'node20', minify: false, emptyOutDir: true },
});
