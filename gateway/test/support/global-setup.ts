import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import startApiTests from '../../../api/test/support/global-setup.ts';

const root = path.join(__dirname, '../../..');

/** Before the tests: what those of the api begin with, and the page renderer. */
export default async function globalSetup(): Promise<void> {
  await bundleRenderer();
  await startApiTests();
}

/** As `web/vite/chakra-factory.ts` does. */
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

/** The page renderer of the web app, from its source, with React as visitors get it: quick, and with no warnings. */
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
    // The worker that looks at uploads is a browser's.
    logOverride: { 'empty-import-meta': 'silent' },
    logLevel: 'warning',
  });
}
