import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolders } from '../lib/workspaces.mjs';

/** Where `npm test` writes the report of a full run. */
export const FULL_REPORT = '.tmp/jest-report.json';

const notSources = /^(node_modules|dist.*|generated|\..*)$/;

/**
 * Reads a report written by Jest with `--json`.
 * @param {string} file
 * @returns {{ startTime: number, tests: { title: string, isProof: boolean }[] }} `isProof`: the test ran, passed and
 * called `expect`
 */
export function readTestReport(file) {
  const { startTime, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, numPassingAsserts }) => ({
      title: fullName,
      isProof: status === 'passed' && numPassingAsserts > 0,
    })),
  );
  return { startTime, tests };
}

/**
 * Returns a source or test modified after a point in time, if there is one.
 * @param {string} tree
 * @param {number} time milliseconds since 1970
 * @returns {string | undefined} its path from the root of the repository
 */
export function sourceNewerThan(tree, time) {
  const folders = [...workspaceFolders(tree), 'scripts', 'e2e'];
  const files = folders.flatMap((folder) => [...filesBelow(tree, folder)]);
  return files.find((name) => statSync(path.join(tree, name)).mtimeMs > time);
}

function* filesBelow(tree, folder) {
  for (const entry of readdirSync(path.join(tree, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (notSources.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(tree, name);
    else yield name;
  }
}
