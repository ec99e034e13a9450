import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiEntries, gatewayEntries } from './lib/server-bundle.mjs';

const script = path.resolve('scripts/build.mjs');
/** Fake Vite that writes the files a build would. */
const vite = `
const outDir = require('node:path').resolve('web', process.argv[process.argv.indexOf('--outDir') + 1]);
require('node:fs').mkdirSync(outDir + '/assets', { recursive: true });
require('node:fs').writeFileSync(outDir + '/assets/page.js', 'new Date();');
`;

let root: string;

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Runs the build in a small repository that was built before. */
function buildWith(viteProgram: string) {
  put('node_modules/vite/bin/vite.js', viteProgram);
  return spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'halfdrop-build-'));
  for (const entry of [...apiEntries, ...gatewayEntries]) put(entry, 'console.log("new");');
  put('api/migrations/0001.sql', 'select 1;');
  for (const file of ['api/dist/main.js', 'gateway/dist/main.js', 'web/dist/page.js', 'web/dist-ssr/page.js'])
    put(file, 'old');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a build that fails leaves all of the earlier output as it was', () => {
  const { status } = buildWith('process.exit(3);');
  expect(status).not.toBe(0);
  expect(['api/dist/main.js', 'gateway/dist/main.js', 'web/dist/page.js', 'web/dist-ssr/page.js'].map(read)).toEqual(
    Array.from({ length: 4 }, () => 'old'),
  );
  expect(readdirSync(path.join(root, 'web')).toSorted()).toEqual(['dist', 'dist-ssr']);
});

test('a build replaces the earlier output and leaves nothing of it behind', () => {
  cpSync(path.join(root, 'web/dist'), path.join(root, 'web/dist-next'), { recursive: true });
  const { status } = buildWith(vite);
  expect(status).toBe(0);
  expect(read('api/dist/main.js')).toContain('new');
  const programs = apiEntries.map((entry) => `${path.basename(entry, '.ts')}.js`);
  expect(readdirSync(path.join(root, 'api/dist')).toSorted()).toEqual([...programs, 'migrations'].toSorted());
  expect(readdirSync(path.join(root, 'web')).toSorted()).toEqual(['dist', 'dist-explorer', 'dist-ssr']);
  expect(readdirSync(path.join(root, 'web/dist'))).toEqual(['assets']);
});
