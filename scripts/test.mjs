import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const report = '.tmp/jest-report.json';

/**
 * Tests make much that is thrown away at once: with more room for it, a tenth less time goes into clearing up. The
 * workers keep every core busy, so that threads of V8 beside them only cost: a twentieth. Each test file brings all its
 * code anew, most of which ends before what is optimized for it has paid: optimized ten times later, pages take a sixth
 * less. Which of the flags there are depends on the version of Node.js.
 */
function jestCommand() {
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

/** Prepares a bare machine, then runs every test: units, services on a real database, and the browser journeys. */
async function test(args) {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  mkdirSync('.tmp', { recursive: true });
  // A run that dies early must not be counted by the report of the one before.
  rmSync(report, { force: true });
  // Drawn anew by every run, once for all of its shops.
  rmSync('.tmp/e2e-previews', { recursive: true, force: true });
  const failure = await run(process.execPath, [...jestCommand(), '--json', `--outputFile=${report}`, ...args], {
    env: { ...process.env, NODE_ENV: 'test' },
  }).catch((error) => error);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
  if (failure || numFailedTestSuites > 0 || numPassedTests === 0) process.exit(1);
}

test(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
