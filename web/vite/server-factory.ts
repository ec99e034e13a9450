import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const chakraFactory = /@chakra-ui\/react\/dist\/esm\/.*\.js$/;
const own = fileURLToPath(new URL('../src/app/ssr/chakra-factory.tsx', import.meta.url));

/** Has pages rendered on the server with a factory of components that is made for it, instead of Chakra's own. */
export function serverFactory(): Plugin {
  return {
    name: 'server-factory',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/factory.js') && importer && chakraFactory.test(importer) ? own : null,
  };
}
