import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { requireOneByte } from './lib/one-byte.mjs';
import { apiEntries, compact, gatewayEntries, serverBundle } from './lib/server-bundle.mjs';
import { buildExplorer, vite } from './lib/vite-build.mjs';

/** Built as `<output>-next` next to the version that may be in use, and swapped in once all of them are complete. */
const outputs = ['api/dist', 'gateway/dist', 'web/dist', 'web/dist-ssr', 'web/dist-explorer'];

async function buildServers() {
  await build({ ...serverBundle, ...compact, entryPoints: apiEntries, outdir: 'api/dist-next' });
  await build({ ...serverBundle, ...compact, entryPoints: gatewayEntries, outdir: 'gateway/dist-next' });
  cpSync('api/migrations', 'api/dist-next/migrations', { recursive: true });
}

async function buildWeb() {
  await vite('web', '--outDir', 'dist-next');
  await vite('web', '--config', 'web/vite.ssr.config.ts', '--outDir', 'dist-ssr-next');
  await compactPages('web/dist-ssr-next');
  compressAssets('web/dist-next/assets');
  await buildExplorer('web/dist-explorer-next');
}

/** Minifies the server-side rendering bundle in the same way as the server bundles. */
async function compactPages(folder) {
  const { target, platform, format } = serverBundle;
  const entryPoints = scriptsIn(folder).map((name) => path.join(folder, name));
  await build({
    ...compact,
    target,
    platform,
    format,
    entryPoints,
    outdir: folder,
    outbase: folder,
    allowOverwrite: true,
  });
}

const scriptsIn = (folder) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));

/** Compresses text assets once, at the highest level, so that no request has to. */
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
  for (const folder of ['api/dist-next', 'gateway/dist-next', 'web/dist-ssr-next'])
    for (const name of scriptsIn(folder)) requireOneByte(path.join(folder, name));
  outputs.forEach(putInPlace);
} finally {
  removeUnfinished();
}
