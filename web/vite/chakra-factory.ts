import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const chakra = /@chakra-ui\/react\/dist\/esm\/.*\.js$/;
const own = fileURLToPath(new URL('../src/app/styles/chakra-factory.tsx', import.meta.url));

/** Replaces Chakra's component factory with the shop's own at build time. */
export function chakraFactory(): Plugin {
  return {
    name: 'chakra-factory',
    enforce: 'pre',
    resolveId: (source, importer) => (source.endsWith('/factory.js') && importer && chakra.test(importer) ? own : null),
  };
}
