import { keepsFigures, recordFigure } from './figures.mjs';

/**
 * How often a test plays what chance decides: `quick` times in `npm test`, `full` times in `npm run trust -- rounds`.
 * @param {{ quick: number, full: number }} rounds
 * @returns {number}
 */
export const roundsOf = ({ quick, full }) => (process.env.TRUST_ROUNDS === 'full' ? full : quick);

/**
 * Says what a test found once all its rounds are over, and keeps it. A run of `npm test` is silent.
 * @param {string} promise what was tried, after the numbers of its cases: `A4 ten parallel payments settle once`
 * @param {string} figure
 */
export function reportFigure(promise, figure) {
  if (!keepsFigures()) return;
  console.info(`${promise}: ${figure}`);
  recordFigure(promise, figure);
}
