import { execFileSync } from 'node:child_process';

/**
 * Jest with the flags of V8 that suit tests. They make much that is thrown away at once: with more room for it, a tenth
 * less time goes into clearing up. The workers keep every core busy, so that threads of V8 beside them only cost: a
 * twentieth. Most code of a page runs too seldom for what is optimized for it to pay: optimized ten times later, a few
 * test files of the web app take a tenth less, and those of the pattern engine as long. Which of the flags there are
 * depends on the version of Node.js.
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
