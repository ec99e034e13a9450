/** Packages with native code, with files next to their code, that are optional to others, or that few shops load. */
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
 * Makes bundles `require` unbundled packages, which are CommonJS: when they are imported, Node.js first reads all of
 * their files to find the exported names, which takes longer than loading them.
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

/** Variables that bundled CommonJS packages expect. */
const requireForPackages = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

/**
 * esbuild options for a server bundle. Packages are bundled: finding and reading their thousands of files takes most of
 * a start.
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
  // Names are kept, so that stack traces name functions; a source map of this size would take 90 MB of the heap.
  sourcemap: false,
  logLevel: 'warning',
  entryNames: '[name]',
};

/**
 * Additional options for builds: V8 keeps the source text of a program in memory while it runs. Names and short lines
 * are kept for stack traces.
 * @type {import('esbuild').BuildOptions}
 */
export const compact = { minifyWhitespace: true, lineLimit: 160, legalComments: 'external' };

/** The programs that run as the api, or are started by it. */
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
