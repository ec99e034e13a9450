import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureGenerated } from './generated.mjs';
import { run } from './run.mjs';
import { fingerprintOf, sourceFiles } from './source-files.mjs';
import { buildExplorer } from './vite-build.mjs';

const installStamp = 'node_modules/.halfdrop-lock';
const buildStamp = '.tmp/build-stamp';
const builtFrom = [
  'schema',
  'domain',
  'patterns',
  'api',
  'gateway',
  'web',
  'scripts/build.mjs',
  'scripts/lib/server-bundle.mjs',
  'package-lock.json',
];
const builtFiles = [
  'api/dist/main.js',
  'gateway/dist/main.js',
  'web/dist/index.html',
  'web/dist-ssr/entry-server.js',
  'web/dist-explorer/index.html',
];

/** Refuses an outdated Node.js with a one-sentence message. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Halfdrop needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  }
}

/** Installs the packages if the lock file has changed since the last install. */
export async function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lock) return;
  console.log('Installing packages (a minute or two, once) …');
  await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  writeFileSync(installStamp, lock);
}

/** Generates code, and builds if a source file has changed since the last build. */
export async function ensureBuilt() {
  await ensureGenerated();
  const fingerprint = fingerprintOf(builtFrom.flatMap((entry) => [...sourceFiles(entry)]));
  const isBuilt = builtFiles.every((file) => existsSync(file));
  if (isBuilt && existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === fingerprint) return;
  console.log('Building …');
  await run(process.execPath, ['scripts/build.mjs'], { quiet: true });
  mkdirSync(path.dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, fingerprint);
}

/** Builds the local GraphQL explorer if it is missing. */
export async function ensureExplorer() {
  if (existsSync('web/dist-explorer/index.html')) return;
  console.log('Building the GraphQL explorer …');
  await buildExplorer('web/dist-explorer');
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
