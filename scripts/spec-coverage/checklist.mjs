import { readFileSync } from 'node:fs';
import path from 'node:path';

const idPattern = /\b[A-Z]{1,3}-\d{2,3}\b/g;

/**
 * Returns the ids in a text, whether or not they are rows of the checklist.
 * @param {string} text
 * @returns {Set<string>}
 */
export const idsIn = (text) => new Set(text.match(idPattern));

/**
 * Reads the rows of `docs/checklist.tsv`, in file order.
 * @param {string} tree
 * @returns {{ id: string, area: string, requirement: string, isSilent: boolean }[]} `isSilent`: the specification does
 * not show how the row behaves, so that a decision is required
 */
export function readChecklist(tree) {
  const [, ...lines] = readFileSync(path.join(tree, 'docs/checklist.tsv'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id, area, requirement] = line.split('\t');
    return { id, area, requirement, isSilent: /\bnot shown\b/i.test(line) };
  });
}

/**
 * Returns the table cells of `docs/decisions.md` by line.
 * @param {string} tree
 * @returns {string[][]}
 */
export function readDecisions(tree) {
  const lines = readFileSync(path.join(tree, 'docs/decisions.md'), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/**
 * Returns the ids of rows with a decision: those in the first cell of a table row of `docs/decisions.md`.
 * @param {string} tree
 * @returns {Set<string>}
 */
export const readDecidedIds = (tree) =>
  idsIn(
    readDecisions(tree)
      .map(([row]) => row)
      .join(' '),
  );
