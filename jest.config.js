import { availableParallelism } from 'node:os';
import path from 'node:path';
import { workspaceFolders } from './scripts/lib/workspaces.mjs';

/** Packages that only ship ES modules: Jest runs CommonJS, so they are transformed like our own code. */
const esmOnlyPackages = [
  '@tanstack/react-store',
  '@tanstack/react-table',
  '@tanstack/store',
  '@tanstack/table-core',
  '@tus/file-store',
  '@tus/server',
  '@tus/utils',
  'd3-array',
  'd3-contour',
  'd3-delaunay',
  'delaunator',
  'internmap',
  'jose',
  'oauth4webapi',
  'openid-client',
  'robust-predicates',
  'srvx',
  'stemmer',
  'thumbhash',
  'postal-mime',
];

/** Tests without a page run on Node.js itself, which keeps imported modules for later test files. */
const onNode = {
  testEnvironment: '<rootDir>/scripts/lib/jest-environment.cjs',
};

/** Tests with a page, which is kept as well. */
const onPage = {
  // React captures the one of Node.js for waiting; a browser has none.
  fakeTimers: { doNotFake: ['setImmediate', 'clearImmediate'] },
  testEnvironment: '<rootDir>/scripts/lib/jest-page-environment.cjs',
};

/** Settings for tests of the api, which those of the gateway start, too. */
const besideApi = {
  ...onNode,
  globalSetup: '<rootDir>/api/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/api/test/support/global-teardown.ts',
};

const swc = [
  '<rootDir>/scripts/lib/jest-transform.cjs',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Every project knows the files of all others: a change to one of them affects the tests here that import it. */
const roots = [...workspaceFolders(import.meta.dirname), 'scripts', 'e2e', 'bench'].map((name) => `<rootDir>/${name}`);

const project = (name, options = {}) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots,
  haste: { hasteMapModulePath: path.join(import.meta.dirname, 'scripts/lib/jest-haste-map.cjs') },
  runtime: '<rootDir>/scripts/lib/jest-runtime.cjs',
  testMatch: [`<rootDir>/${name}/**/*.test.ts`, `<rootDir>/${name}/**/*.test.tsx`],
  testPathIgnorePatterns: ['/node_modules/', '/dist', '/fixtures/'],
  transform: { '^.+\\.(tsx?|m?js)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/)`],
  ...options,
});

export default {
  testTimeout: 240_000,
  // Tests wait for pages, jobs and statements: with as many workers as cores, an eighth of two cores was idle.
  maxWorkers: availableParallelism() + 1,
  // A worker accumulates memory over its test files, eventually over a gigabyte: it is replaced then.
  workerIdleMemoryLimit: '700MB',
  testSequencer: '<rootDir>/scripts/lib/jest-sequencer.cjs',
  projects: [
    project('domain'),
    project('patterns', { ...onNode, globalSetup: '<rootDir>/patterns/test/support/bundle-programs.ts' }),
    project('api', besideApi),
    project('gateway', { ...besideApi, globalSetup: '<rootDir>/gateway/test/support/global-setup.ts' }),
    project('mocks', onNode),
    project('web', {
      ...onPage,
      setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
      moduleNameMapper: {
        '^@chakra-ui/react$': '<rootDir>/web/test/chakra.ts',
        // Same as in Vite by `web/vite/chakra-factory.ts`.
        '^\\.{1,2}/(.*/)?factory\\.cjs$': '<rootDir>/web/src/app/styles/chakra-factory.tsx',
        '^@emotion/cache$': '<rootDir>/web/test/emotion-cache.cjs',
        // Same as in Vite, by a field that Jest does not read.
        '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js',
      },
    }),
    project('scripts'),
    project('bench'),
    project('e2e', {
      globalSetup: '<rootDir>/e2e/support/global-setup.ts',
      globalTeardown: '<rootDir>/e2e/support/global-teardown.ts',
    }),
  ],
};
