import path from 'node:path';
import { run } from './run.mjs';

/** Builds a folder of the web app for production; rejects if Vite fails. */
export function vite(folder, ...options) {
  const program = path.resolve('node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  return run(process.execPath, [program, 'build', folder, ...options, '--logLevel', 'warn'], { env });
}

/** Builds the local GraphQL explorer into a folder. It is only served locally, so it is not compressed. */
export function buildExplorer(folder) {
  return vite('web/explorer', '--config', 'web/vite.explorer.config.ts', '--outDir', path.resolve(folder));
}
