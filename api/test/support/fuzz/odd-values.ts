import fc from 'fast-check';

/** Texts known to break services. */
const hostileTexts = [
  '',
  ' ',
  '\t\n',
  '\u0000',
  'a\u0000b',
  '\ud83e',
  '\udd8a\ud83e',
  '🦊',
  'e\u0301',
  '\u202e\u200b',
  '٣',
  'İ',
  '.',
  '..',
  '../../etc/passwd',
  '%',
  '%00',
  '%2e%2e%2f',
  "' or 1=1 --",
  '"; drop table account_user; --',
  String.raw`\\%_*?[](){}^$|`,
  'null',
  'true',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30T25:61:61.000Z',
  'a'.repeat(255),
  '🦊'.repeat(100),
  'a'.repeat(5000),
];

/** Generates nonsense text. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

/** Generates a nonsense value of any type. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      null,
      -1,
      0,
      0.5,
      -0,
      2 ** 31,
      2 ** 53,
      1e308,
      true,
      [],
      {},
      [null],
      deep(40),
      deep(3000),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
