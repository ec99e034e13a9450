import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { run } from './lib/run.mjs';

/** Workspaces export TypeScript: they are bundled; packages of the registry stay outside. */
const alias = {
  '@halfdrop/patterns': path.resolve('patterns/src/index.ts'),
  '@halfdrop/schema': path.resolve('schema/src/index.ts'),
};
const server = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  alias,
  logLevel: 'warning',
};

async function buildServers() {
  rmSync('api/dist', { recursive: true, force: true });
  rmSync('gateway/dist', { recursive: true, force: true });
  await build({
    ...server,
    entryPoints: ['api/src/main.ts', 'api/src/catalog/render-worker.ts'],
    outdir: 'api/dist',
    entryNames: '[name]',
  });
  await build({ ...server, entryPoints: ['gateway/src/main.ts'], outdir: 'gateway/dist', entryNames: '[name]' });
  cpSync('api/migrations', 'api/dist/migrations', { recursive: true });
}

async function buildWeb() {
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], { env });
  await run(process.execPath, [vite, 'build', 'web', '--config', 'web/vite.ssr.config.ts', '--logLevel', 'warn'], {
    env,
  });
  compressAssets('web/dist/assets');
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

await buildServers();
await buildWeb();
