import { keepsFigures, recordFigure } from './figures.mjs';

/**
 * Returns the number of rounds of a randomized test: `quick` in `npm test`, `full` in `npm run trust -- rounds`.
 * @param {{ quick: number, full: number }} rounds
 * @returns {number}
 */
export const roundsOf = ({ quick, full }) => (process.env.TRUST_ROUNDS === 'full' ? full : quick);

/**
 * Reports and records the result of a test once all its rounds are over. A run of `npm test` is silent.
 * @param {string} promise what was tested, prefixed with its case ids: `A4 ten parallel payments settle once`
 * @param {string} figure
 */
export function reportFigure(promise, figure) {
  if (!keepsFigures()) return;
  console.info(`${promise}: ${figure}`);
  recordFigure(promise, figure);
}
