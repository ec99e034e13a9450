import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

/** Maximum size of the scripts a route loads before it is usable, in bytes after brotli. */
const FIRST_LOAD_BUDGET = 180 * 1024;

/** Maximum size of the pattern engine's browser entry, complete and on its own, in bytes after brotli. */
const ENGINE_BUDGET = 60 * 1024;
const ENGINE_ENTRY = 'patterns/src/browser.ts';

/**
 * Returns the first-load script size of every route: the entry, the route's chunk and all their static imports.
 * @param {string} tree folder that holds `web/dist` with Vite's manifest
 * @returns {{ route: string, bytes: number }[]} bytes after brotli, largest first
 */
export function firstLoadSizes(tree) {
  const dist = path.join(tree, 'web/dist');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const size = sizeOf(dist);
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const routes = Object.keys(manifest).filter((key) => /^src\/pages\/[^/]+\/[^/]+Page\.tsx$/.test(key));
  return routes
    .map((route) => {
      const files = new Set([...staticFiles(manifest, entry), ...staticFiles(manifest, route)]);
      return { route, bytes: [...files].reduce((sum, file) => sum + size(file), 0) };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

/**
 * Returns the size of the pattern engine's browser entry, bundled alone without tree shaking.
 * @param {string} tree folder that holds `patterns/src/browser.ts`
 * @returns {Promise<number>} bytes after brotli
 * @throws Error naming the import if it requires a module of Node.js
 */
export async function engineSize(tree) {
  const { outputFiles } = await build({
    entryPoints: [path.join(tree, ENGINE_ENTRY)],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, { contents }) => sum + compressedSize(contents), 0);
}

/**
 * Checks that no route loads more script than the budget before it is usable, and that the engine's browser entry stays
 * small.
 * @param {{ tree: string }} where
 * @returns {Promise<string>} one line per route over the budget, and one for the engine
 */
export async function bundleBudget({ tree }) {
  if (!existsSync(path.join(tree, 'web/dist/.vite/manifest.json')))
    return 'web/dist is not built: run `npm run build` first';
  const routes = firstLoadSizes(tree)
    .filter(({ bytes }) => bytes > FIRST_LOAD_BUDGET)
    .map(
      ({ route, bytes }) =>
        `${route} loads ${kilobytes(bytes)} KB of script first; the budget is ${kilobytes(FIRST_LOAD_BUDGET)} KB`,
    );
  return [...routes, ...(await engineFaults(tree))].join('\n');
}

async function engineFaults(tree) {
  try {
    const bytes = await engineSize(tree);
    if (bytes <= ENGINE_BUDGET) return [];
    return [`${ENGINE_ENTRY} has ${kilobytes(bytes)} KB; the budget is ${kilobytes(ENGINE_BUDGET)} KB`];
  } catch (error) {
    return [`${ENGINE_ENTRY} cannot be bundled for a browser: ${String(error)}`];
  }
}

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

function staticFiles(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticFiles(manifest, imported, seen);
  return seen;
}

function sizeOf(dist) {
  const sizes = new Map();
  return (file) => {
    if (!sizes.has(file)) {
      sizes.set(file, compressedSize(readFileSync(path.join(dist, file))));
    }
    return sizes.get(file);
  };
}

function compressedSize(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
