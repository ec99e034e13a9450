import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Script that a route may load before it can be used, in bytes after brotli. */
const FIRST_LOAD_BUDGET = 180 * 1024;

/**
 * First-load script of every route: the entry, the route's own chunk and all they import statically.
 * @param {string} tree folder that holds `web/dist` with Vite's manifest
 * @returns {{ route: string, bytes: number }[]} bytes after brotli, dearest first
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
 * No route may load more script than the budget before it can be used.
 * @param {{ tree: string }} where
 * @returns {Promise<string>} one line per route over the budget
 */
export async function bundleBudget({ tree }) {
  if (!existsSync(path.join(tree, 'web/dist/.vite/manifest.json')))
    return 'web/dist is not built: run `npm run build` first';
  return firstLoadSizes(tree)
    .filter(({ bytes }) => bytes > FIRST_LOAD_BUDGET)
    .map(
      ({ route, bytes }) =>
        `${route} loads ${kilobytes(bytes)} KB of script first; the budget is ${kilobytes(FIRST_LOAD_BUDGET)} KB`,
    )
    .join('\n');
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
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      sizes.set(file, brotliCompressSync(readFileSync(path.join(dist, file)), options).length);
    }
    return sizes.get(file);
  };
}
