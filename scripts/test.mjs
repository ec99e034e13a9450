import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { changedFiles } from './lib/changed-files.mjs';
import { ensureGenerated } from './lib/generated.mjs';
import { jestCommand } from './lib/jest-command.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { coverageGaps, coverageOf } from './spec-coverage/coverage.mjs';
import { FULL_REPORT, readTestReport } from './spec-coverage/test-report.mjs';

const PART_REPORT = '.tmp/jest-report-of-some.json';

/**
 * Prepares a bare machine, then runs every test: units, services on a real database, and the browser journeys; at the
 * end, every row of the checklist must be covered. Arguments are passed to Jest, to select tests; `--changed` selects
 * those affected by differences from `main`.
 */
async function test(args) {
  requireNode();
  await ensureInstalled();
  if (args.includes('--changed')) return testChanged(args.filter((arg) => arg !== '--changed'));
  await ensureBuilt();
  if (args.length > 0) return runJest(args, PART_REPORT);
  await runJest([], FULL_REPORT);
  const gaps = coverageGaps(coverageOf(process.cwd(), readTestReport(FULL_REPORT).tests));
  if (gaps.length > 0) throw new Error(gaps.join('\n'));
  console.log('every row of the checklist has a proof or a decision');
}

async function testChanged(args) {
  await ensureGenerated();
  const selection = [...args, '--findRelatedTests', ...changedFiles().flatMap(importedAs)];
  const list = [...jestCommand(), '--listTests', ...selection];
  const selected = execFileSync(process.execPath, list, { encoding: 'utf8' }).trim();
  if (!selected) return console.log('No test imports what differs from main.');
  if (selected.includes('/e2e/')) await ensureBuilt();
  await runJest(selection, PART_REPORT);
}

/**
 * Returns the path under which a file is imported: operations, the schema and the REST contract as the TypeScript
 * generated from them.
 */
function importedAs(file) {
  if (/^web\/.+\.graphql$/.test(file)) return [file.replace(/\.graphql$/, '.generated.ts')];
  if (file === 'schema/schema.graphql') return ['schema/src/generated/type-defs.ts'];
  if (file === 'api/openapi.json') return [file, 'gateway/src/generated/rest-paths.ts'];
  return [file];
}

async function runJest(args, report) {
  mkdirSync('.tmp', { recursive: true });
  // If this run dies early, the report of the previous one must not be used.
  rmSync(report, { force: true });
  // Drawn again by every run, once for all of its shops.
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
