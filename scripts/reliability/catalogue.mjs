import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../lib/source-files.mjs';

const folders = ['domain', 'patterns', 'api', 'gateway', 'mocks', 'web', 'scripts', 'bench', 'e2e'];
const isProof = /\.test\.tsx?$|^bench\//;
/** Matches a title that starts with ids of cases; rows of the checklist match, too. */
const title = /['"`]((?:[A-Z]{1,3}-?\d{1,3},? )+)/g;

/**
 * @typedef {{ id: string, area: string, text: string, bar: string, missing: string }} Case
 * `missing`: what its tests do not show; empty for nothing
 */

/**
 * Reads the cases of `docs/reliability.tsv`, in file order.
 * @param {string} tree
 * @returns {Case[]}
 */
export function readCases(tree) {
  const [, ...lines] = readFileSync(path.join(tree, 'docs/reliability.tsv'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', area = '', text = '', bar = '', missing = ''] = line.split('\t');
    return { id, area, text, bar, missing };
  });
}

/**
 * Finds the tests and measurements that name a case in their titles.
 * @param {string} tree
 * @returns {Map<string, string[]>} the file of each title, by case id
 */
export function proofsByCase(tree) {
  const proofs = new Map();
  const files = folders.flatMap((folder) => [...sourceFiles(path.join(tree, folder))]);
  for (const file of files.map((name) => path.relative(tree, name)).filter((name) => isProof.test(name))) {
    for (const [, numbers = ''] of readFileSync(path.join(tree, file), 'utf8').matchAll(title)) {
      for (const id of numbers.match(/\b[A-G]\d{1,2}\b/g) ?? []) proofs.set(id, [...(proofs.get(id) ?? []), file]);
    }
  }
  return proofs;
}
