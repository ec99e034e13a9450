import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import startApiTests from '../../../api/test/support/global-setup.ts';

const root = path.join(__dirname, '../../..');

/** Prepares the API's test setup and the page renderer before the tests. */
export default async function globalSetup(): Promise<void> {
  await bundleRenderer();
  await startApiTests();
}

/** As in `web/vite/chakra-factory.ts`. */
const chakraFactory: Plugin = {
  name: 'chakra-factory',
  setup(bundler) {
    bundler.onResolve({ filter: /\/factory\.js$/ }, ({ importer }) =>
      importer.includes('/@chakra-ui/react/dist/esm/')
        ? { path: path.join(root, 'web/src/app/styles/chakra-factory.tsx') }
        : undefined,
    );
  },
};

/** Bundles the web app's page renderer from source, with React's production build for speed and without warnings. */
async function bundleRenderer(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['web/src/entry-server.tsx'],
    outfile: 'gateway/dist-test/entry-server.cjs',
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    plugins: [chakraFactory],
    // The upload worker runs in browsers only.
    logOverride: { 'empty-import-meta': 'silent' },
    logLevel: 'warning',
  });
}
