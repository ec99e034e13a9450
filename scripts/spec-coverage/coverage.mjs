import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idsInDecisions, idsInTitles } from './named-ids.mjs';

/** Areas of the checklist whose rows must each have a proof or a decision. An area that is complete is added here. */
const COMPLETE_AREAS = ['Products list', 'Cart', 'Modals'];

const testFolders = ['schema', 'domain', 'patterns', 'api', 'gateway', 'mocks', 'web', 'scripts', 'e2e'];
const unread = /(^|\/)(node_modules|fixtures|dist[^/]*|\.[^/]+)(\/|$)/;

/**
 * One row of the checklist and what stands behind it.
 * @typedef {{ id: string, area: string, requirement: string, proofs: string[], isDecided: boolean }} Row
 */

/**
 * The rows of the checklist with the test files that name them and whether a decision does.
 * @param {string} tree folder with `docs/checklist.tsv`, `docs/decisions.md` and the workspaces
 * @returns {{ rows: Row[], unknown: string[] }} `unknown`: titles that name an id which is no row, as `file: id`
 */
export function readCoverage(tree) {
  const decided = idsInDecisions(readFileSync(path.join(tree, 'docs/decisions.md'), 'utf8'));
  const rows = checklist(tree).map((row) => ({ ...row, proofs: [], isDecided: decided.has(row.id) }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const prefixes = new Set(rows.map(({ id }) => prefixOf(id)));
  const unknown = [];
  for (const file of testFiles(tree)) {
    for (const id of idsInTitles(readFileSync(path.join(tree, file), 'utf8'))) {
      const row = byId.get(id);
      if (row) row.proofs.push(file);
      else if (prefixes.has(prefixOf(id))) unknown.push(`${file}: ${id}`);
    }
  }
  return { rows, unknown };
}

/**
 * Every row of the areas must have a proof or a decision, and no title may name a row that is not there.
 * @param {{ tree: string, areas?: readonly string[] }} where areas: those that are complete, when left out
 * @returns {Promise<string>} one line per fault
 */
export async function coverageGaps({ tree, areas = COMPLETE_AREAS }) {
  const { rows, unknown } = readCoverage(tree);
  const open = rows.filter((row) => areas.includes(row.area) && isOpen(row));
  const missing = areas.filter((area) => rows.every((row) => row.area !== area));
  return [
    ...missing.map((area) => `the checklist has no area "${area}"`),
    ...open.map(({ id, area, requirement }) => `${area}: ${id} has neither proof nor decision: ${requirement}`),
    ...unknown.map((where) => `${where} is no row of the checklist`),
  ].join('\n');
}

/**
 * Whether a row has neither a proof nor a decision.
 * @param {Row} row
 */
export const isOpen = ({ proofs, isDecided }) => proofs.length === 0 && !isDecided;

const prefixOf = (id) => id.slice(0, id.indexOf('-'));

function checklist(tree) {
  const lines = readFileSync(path.join(tree, 'docs/checklist.tsv'), 'utf8').trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const [id, area, requirement] = line.split('\t');
    return { id, area, requirement };
  });
}

function testFiles(tree) {
  return testFolders
    .flatMap((folder) => testFilesBelow(tree, folder))
    .toSorted((left, right) => left.localeCompare(right));
}

function testFilesBelow(tree, folder) {
  const entries = readdirSyncOrNone(path.join(tree, folder));
  return entries.flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (unread.test(name)) return [];
    if (entry.isDirectory()) return testFilesBelow(tree, name);
    return /\.test\.tsx?$/.test(name) ? [name] : [];
  });
}

function readdirSyncOrNone(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
