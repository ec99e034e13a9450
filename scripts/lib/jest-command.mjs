import { execFileSync } from 'node:child_process';

/**
 * Returns Jest with V8 flags tuned for tests. Tests allocate many short-lived objects: a larger young generation
 * reduces run time by a tenth. The workers keep every core busy, so that V8's helper threads only cost: a twentieth.
 * Most code of a page runs too rarely for optimization to pay off: optimizing it ten times later makes a few test files
 * of the web app a tenth faster, and does not affect those of the pattern engine. The available flags depend on the
 * version of Node.js.
 * @returns {string[]} arguments for Node.js
 */
export function jestCommand() {
  const optimizedLate = {
    '--interrupt-budget': 600_000,
    '--invocation-count-for-maglev': 4000,
    '--invocation-count-for-turbofan': 30_000,
  };
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const late = Object.entries(optimizedLate).filter(([flag]) => known.includes(`${flag} (`));
  return [
    '--max-semi-space-size=64',
    '--single-threaded',
    ...late.map(([flag, value]) => `${flag}=${value}`),
    'node_modules/jest/bin/jest.js',
  ];
}
