/** Packages with native code, with files beside their code, that are optional to others, or that few shops load. */
export const notBundled = [
  'sharp',
  '@node-rs/argon2',
  'swagger-ui-dist',
  'swagger-ui-express',
  'pg-native',
  '@opensearch-project/opensearch',
  '@aws-sdk/client-s3',
  'ioredis',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
];

/**
 * Packages that are not bundled are CommonJS: imported, Node.js would first read all of their files to learn which names
 * they export, which takes longer than to load them.
 * @type {import('esbuild').Plugin}
 */
const requirePackages = {
  name: 'require-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'import-statement' && notBundled.includes(path) ? { path, namespace: 'required' } : undefined,
    );
    bundler.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require('${path}');`,
    }));
  },
};

/** What bundled CommonJS packages expect to find. */
const requireForPackages = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

/**
 * How esbuild bundles a server. Packages are bundled: to find and read their thousands of files takes most of a start.
 * @type {import('esbuild').BuildOptions}
 */
export const serverBundle = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  external: notBundled,
  plugins: [requirePackages],
  banner: { js: requireForPackages },
  // Names stay, so that a stack trace tells its functions; a source map of this size would take 90 MB of the heap.
  sourcemap: false,
  logLevel: 'warning',
  entryNames: '[name]',
};

/**
 * What a build adds: V8 keeps the text of a program in memory for as long as it runs. Names and short lines stay, for stack
 * traces.
 * @type {import('esbuild').BuildOptions}
 */
export const compact = { minifyWhitespace: true, lineLimit: 160, legalComments: 'external' };

/** The programs that run as, or are started by, the api. */
export const apiEntries = [
  'api/src/main.ts',
  'api/src/health-check.ts',
  'api/src/artwork/render-worker.ts',
  'api/src/search/likeness/likeness-worker.ts',
  'api/src/search/memory/search-worker.ts',
  'patterns/src/intake/isolation/intake-process.ts',
];
export const gatewayEntries = ['gateway/src/main.ts'];
export const mockEntries = ['mocks/src/main.ts'];
