import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { run } from './lib/run.mjs';

/** Built as `<output>-next` beside what may be served right now, and put in its place once all of them are whole. */
const outputs = ['api/dist', 'gateway/dist', 'web/dist', 'web/dist-ssr'];

/** Workspaces export TypeScript. */
const alias = {
  '@halfdrop/domain': path.resolve('domain/src/index.ts'),
  '@halfdrop/patterns': path.resolve('patterns/src/index.ts'),
  '@halfdrop/schema': path.resolve('schema/src/index.ts'),
};
/** Packages with native code, with files beside their code, or that are optional to others. */
const notBundled = ['sharp', '@node-rs/argon2', 'swagger-ui-dist', 'swagger-ui-express', 'pg-native'];
/** What bundled CommonJS packages expect to find. */
const requireForPackages = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;
/** Packages are bundled: to find and read their thousands of files takes most of a start. */
const server = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: notBundled,
  banner: { js: requireForPackages },
  // Not minified, so that a stack trace names its functions; a source map of this size would take 90 MB of the heap.
  sourcemap: false,
  alias,
  logLevel: 'warning',
};

async function buildServers() {
  await build({
    ...server,
    entryPoints: [
      'api/src/main.ts',
      'api/src/catalog/render-worker.ts',
      'patterns/src/intake/isolation/intake-process.ts',
    ],
    outdir: 'api/dist-next',
    entryNames: '[name]',
  });
  await build({ ...server, entryPoints: ['gateway/src/main.ts'], outdir: 'gateway/dist-next', entryNames: '[name]' });
  cpSync('api/migrations', 'api/dist-next/migrations', { recursive: true });
}

async function buildWeb() {
  await vite('--outDir', 'dist-next');
  await vite('--config', 'web/vite.ssr.config.ts', '--outDir', 'dist-ssr-next');
  compressAssets('web/dist-next/assets');
}

function vite(...options) {
  const program = path.resolve('node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  return run(process.execPath, [program, 'build', 'web', ...options, '--logLevel', 'warn'], { env });
}

/** Text assets are compressed once, at the highest level, so that no request pays for it. */
function compressAssets(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}

function putInPlace(output) {
  remove(`${output}-old`);
  if (existsSync(output)) renameSync(output, `${output}-old`);
  renameSync(`${output}-next`, output);
  remove(`${output}-old`);
}

const removeUnfinished = () => outputs.forEach((output) => remove(`${output}-next`));

removeUnfinished();
try {
  await buildServers();
  await buildWeb();
  outputs.forEach(putInPlace);
} finally {
  removeUnfinished();
}
