import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportBars, table } from '../report.ts';
import { mutantsOf, type Mutant } from './mutate.ts';

/** Modules that decide about money, states and permissions, and have their own tests. */
const modules = ['money', 'royalties', 'statements', 'check-statement', 'plans', 'policy', 'studio-applications'];
const MIN_KILLED = 0.9;
/** A run this long is an endless loop: the mutant counts as killed. */
const MAX_SECONDS = 60;

const root = process.cwd();
mkdirSync(path.join(root, '.tmp'), { recursive: true });
/** Inside the tree, so that packages are resolved. */
const copy = mkdtempSync(path.join(root, '.tmp/mutants-'));
const config = JSON.stringify({
  rootDir: copy,
  testMatch: ['<rootDir>/domain/src/**/*.test.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } }] },
  bail: true,
});

/** Returns whether the tests of a module fail. */
function isNoticed(file: string): boolean {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--config', config, '--runInBand', '--findRelatedTests', file];
  const { status } = spawnSync(process.execPath, args, { cwd: copy, timeout: MAX_SECONDS * 1000, stdio: 'ignore' });
  return status !== 0;
}

function survivorsOf(name: string): { readonly total: number; readonly survivors: readonly Mutant[] } {
  const file = path.join(copy, 'domain/src', `${name}.ts`);
  const source = readFileSync(file, 'utf8');
  if (isNoticed(file)) throw new Error(`the tests of ${name} fail without a mutant`);
  const mutants = mutantsOf(source);
  const survivors = mutants.filter((mutant) => {
    writeFileSync(file, mutant.source);
    return !isNoticed(file);
  });
  writeFileSync(file, source);
  console.log(`${name}: ${mutants.length - survivors.length} of ${mutants.length} mutants noticed`);
  return { total: mutants.length, survivors };
}

try {
  cpSync(path.join(root, 'domain'), path.join(copy, 'domain'), { recursive: true });
  const asked = process.env['MUTANTS_OF']?.split(',') ?? modules;
  let total = 0;
  const rows: string[][] = [];
  for (const name of asked) {
    const found = survivorsOf(name);
    total += found.total;
    rows.push(...found.survivors.map(({ line, change }) => [`${name}.ts:${line}`, change]));
  }
  if (rows.length > 0) console.log(`\n${table(['not noticed', 'change'], rows)}\n`);
  const killed = (total - rows.length) / total;
  const isMet = killed >= MIN_KILLED;
  const promise = `G4 tests notice ${MIN_KILLED * 100} % of the mutants of what decides about money, states and permissions`;
  reportBars([{ promise, figure: `${(killed * 100).toFixed(1)} % of ${total}`, isMet }]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
