const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** The test files that take a worker longest; one of them that begins last is waited for alone. */
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

/** Jest's order, by what it remembers of earlier runs, but with the longest first: a fresh clone remembers nothing. */
class LongestFirst extends Sequencer {
  static longest = longest;

  static longestFirst(tests) {
    return tests.toSorted((one, other) => rankOf(one) - rankOf(other));
  }

  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is Jest's method, not that of a list
    return LongestFirst.longestFirst(super.sort(tests));
  }
}

function rankOf({ path: file, context }) {
  const rank = longest.indexOf(path.relative(context.config.rootDir, file).split(path.sep).join('/'));
  return rank < 0 ? longest.length : rank;
}

module.exports = LongestFirst;
