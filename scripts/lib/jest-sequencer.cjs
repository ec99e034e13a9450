const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** The slowest test files; one of them that starts last would run alone. */
const longest = [
  'e2e/pages.test.ts',
  'patterns/src/intake/isolation/preflight-in-process.test.ts',
  'gateway/test/payouts-survive-kills.test.ts',
  'gateway/test/registered-operations.test.ts',
  'e2e/j21-empty-shop.test.ts',
  'e2e/j10-upload-to-sale.test.ts',
  'e2e/straight-repeat.test.ts',
  'e2e/backup.test.ts',
  'e2e/j5-subscriber.test.ts',
  'e2e/gallery.test.ts',
  'e2e/links.test.ts',
  'e2e/j18-keyboard-and-small-screens.test.ts',
  'api/src/submissions/submissions.test.ts',
  'api/src/payouts/payouts.test.ts',
  'e2e/database-commands.test.ts',
];

/** This many test files keep the other workers busy for about as long as one journey. */
const BESIDE_A_JOURNEY = 8;

/**
 * Jest's order, based on earlier runs, but with the slowest first, since a fresh clone has no history. Journeys wait
 * for pages and jobs half of their time, so other tests run in parallel.
 */
class LongestFirst extends Sequencer {
  static longest = longest;

  static longestFirst(tests) {
    return tests.toSorted((one, other) => rankOf(one) - rankOf(other));
  }

  static spreadJourneys(tests) {
    const others = tests.filter((test) => !isJourney(test));
    const mixed = tests.filter(isJourney).flatMap((journey) => [journey, ...others.splice(0, BESIDE_A_JOURNEY)]);
    return [...mixed, ...others];
  }

  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is Jest's method, not that of a list
    return LongestFirst.spreadJourneys(LongestFirst.longestFirst(super.sort(tests)));
  }
}

function fileOf({ path: file, context }) {
  return path.relative(context.config.rootDir, file).split(path.sep).join('/');
}

function rankOf(test) {
  const rank = longest.indexOf(fileOf(test));
  return rank < 0 ? longest.length : rank;
}

const isJourney = (test) => fileOf(test).startsWith('e2e/');

module.exports = LongestFirst;
