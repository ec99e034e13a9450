import { idsIn, readChecklist, readDecidedIds } from './checklist.mjs';

/**
 * Areas of the checklist that have rows with neither proof nor decision, with the number of their covered rows. A
 * number may only grow, and a complete area is removed from the table; in every other area, each row must be covered.
 * @type {Readonly<Record<string, number>>}
 */
const UNFINISHED_AREAS = {};

/**
 * One row of the checklist with its evidence: the titles of its proofs, and whether a decision reads it differently.
 * @typedef {{ id: string, area: string, requirement: string, isSilent: boolean, proofs: string[], isDecided: boolean }}
 * Row
 * @typedef {{ rows: Row[], unknown: string[] }} Coverage `unknown`: titles that name an unknown id
 */

/**
 * Returns the rows of the checklist, with the tests of a report that prove them.
 * @param {string} tree folder with `docs/checklist.tsv` and `docs/decisions.md`
 * @param {readonly { title: string, isProof: boolean }[]} tests
 * @returns {Coverage}
 */
export function coverageOf(tree, tests) {
  const decided = readDecidedIds(tree);
  const rows = readChecklist(tree).map((row) => ({ ...row, proofs: [], isDecided: decided.has(row.id) }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const prefixes = new Set(rows.map(({ id }) => prefixOf(id)));
  const unknown = [];
  for (const { title, isProof } of tests) {
    for (const id of idsIn(title)) {
      if (!byId.has(id) && prefixes.has(prefixOf(id))) unknown.push(title);
      else if (isProof) byId.get(id)?.proofs.push(title);
    }
  }
  return { rows, unknown };
}

/**
 * Groups rows by area, in the order of the checklist.
 * @param {readonly Row[]} rows
 * @returns {{ area: string, rows: Row[], open: Row[] }[]} `open`: rows with neither proof nor decision
 */
export function areasOf(rows) {
  return [...new Set(rows.map(({ area }) => area))].map((area) => {
    const ofArea = rows.filter((row) => row.area === area);
    return { area, rows: ofArea, open: ofArea.filter(isOpen) };
  });
}

/**
 * Returns what keeps a run of all tests from proving the checklist.
 * @param {Coverage} coverage
 * @param {Readonly<Record<string, number>>} [unfinished] as `UNFINISHED_AREAS`
 * @returns {string[]} one line per gap
 */
export function coverageGaps({ rows, unknown }, unfinished = UNFINISHED_AREAS) {
  const areas = areasOf(rows);
  const strangers = Object.keys(unfinished).filter((name) => areas.every(({ area }) => area !== name));
  return [
    ...strangers.map((name) => `the checklist has no area "${name}"`),
    ...areas.flatMap((area) =>
      area.area in unfinished ? faultsOfUnfinished(area, unfinished[area.area]) : faultsOf(area),
    ),
    ...rows
      .filter(isUndecided)
      .map(({ area, id }) => `${area}: ${id} is "not shown" and has no line in docs/decisions.md`),
    ...unknown.map((title) => `"${title}" names a row that the checklist does not have`),
  ];
}

const prefixOf = (id) => id.slice(0, id.indexOf('-'));

const isOpen = ({ proofs, isDecided }) => proofs.length === 0 && !isDecided;

/** A test alone proves what was built, not that it was intended. */
const isUndecided = ({ isSilent, isDecided }) => isSilent && !isDecided;

const faultsOf = ({ area, open }) =>
  open.map(({ id, requirement }) => `${area}: ${id} has neither proof nor decision: ${requirement}`);

function faultsOfUnfinished({ area, rows, open }, number) {
  const covered = rows.length - open.length;
  if (covered < number)
    return [`${area}: ${covered} rows are covered, ${number} were: ${open.map(({ id }) => id).join(' ')}`];
  if (covered > number) return [`${area}: ${covered} rows are covered now, write that number in place of ${number}`];
  return open.length === 0 ? [`${area} is complete: it is no unfinished area any more`] : [];
}
