import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = 'docs/reliability-figures.tsv';
const head = 'case\tpromise\tfigure\tday';
const numbered = /^((?:[A-G]\d{1,2},? )+)(.+)$/;

/** @typedef {{ id: string, promise: string, figure: string, day: string }} Figure what was measured last of a case */

/**
 * Reads the latest measurements of `npm run trust`, `npm run cluster` and `npm run drill`, by case and promise.
 * @param {string} tree
 * @returns {Figure[]}
 */
export function readFigures(tree) {
  const place = path.join(tree, file);
  if (!existsSync(place)) return [];
  const [, ...lines] = readFileSync(place, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', promise = '', figure = '', day = ''] = line.split('\t');
    return { id, promise, figure, day };
  });
}

/**
 * Returns whether this run records figures: `RELIABILITY_FIGURES` names the tree whose `docs` contain them; it is empty
 * for a run that records none.
 * @returns {boolean}
 */
export const keepsFigures = () => (process.env.RELIABILITY_FIGURES ?? '') !== '';

/**
 * Records a figure, replacing the previous one, in a run that records any.
 * @param {string} promise what was tested, prefixed with its case ids; without an id it belongs to no case
 * @param {string} figure
 */
export function recordFigure(promise, figure) {
  const [, numbers = '', text = ''] = numbered.exec(promise) ?? [];
  if (!keepsFigures() || numbers === '') return;
  const tree = process.env.RELIABILITY_FIGURES;
  const measured = {
    promise: text,
    figure: figure.replaceAll(/\s+/g, ' '),
    day: new Date().toISOString().slice(0, 10),
  };
  const figures = numbers.match(/\w+/g).map((id) => ({ id, ...measured }));
  const others = readFigures(tree).filter((each) => !figures.some((one) => isSame(one, each)));
  const lines = [...others, ...figures].toSorted(byCase).map(lineOf);
  writeFileSync(path.join(tree, file), `${[head, ...lines].join('\n')}\n`);
}

const lineOf = ({ id, promise, figure, day }) => [id, promise, figure, day].join('\t');

const isSame = (one, other) => one.id === other.id && one.promise === other.promise;

const inOrder = new Intl.Collator('en', { numeric: true });

const byCase = (one, other) => inOrder.compare(one.id, other.id) || inOrder.compare(one.promise, other.promise);
