import fc from 'fast-check';
import {
  checkStatementCsv,
  royaltyOf,
  STATEMENT_CSV_HEAD,
  statementCsvRow,
  sumOf,
  type RoyaltyFacts,
} from './index.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const sale = fc.record({ kind: fc.constant('sale' as const), netCents: cents, basisPoints: fc.constant(5000) });
const refund = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([net, before, now]): RoyaltyFacts => {
    const refundedBeforeCents = Math.floor((net * before) / 200);
    return {
      kind: 'refund',
      netCents: 0 - Math.floor((net * now) / 200),
      sale: { netCents: net, amountCents: Math.floor((net + 1) / 2) },
      refundedBeforeCents,
    };
  });
const period = fc
  .tuple(cents, cents, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 }), fc.nat({ max: 8 }))
  .map(([before, after, patterns, place]): RoyaltyFacts => {
    const kind = after < before ? 'period-refund' : 'period';
    const position = 1 + (place % patterns.length);
    return { kind, netCents: after - before, netBeforeCents: before, basisPoints: 5000, patterns, position };
  });

const csvOf = (lines: readonly RoyaltyFacts[], changed: (amount: number) => number = (amount) => amount) =>
  STATEMENT_CSV_HEAD +
  lines
    .map((facts, index) =>
      statementCsvRow({
        number: index + 1,
        occurredAt: new Date('2026-11-02T09:00:00.000Z'),
        event: 'order-paid:1',
        sku: null,
        basisPoints: 5000,
        amountCents: changed(royaltyOf(facts)),
        facts,
      }),
    )
    .join('');

test('A12 every line of a statement computes to what it says, from its formula alone', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(sale, refund, period), { maxLength: 12 }), (lines) => {
      expect(checkStatementCsv(csvOf(lines))).toEqual({
        lineCount: lines.length,
        totalCents: sumOf(lines.map(royaltyOf)),
        wrongLines: [],
      });
    }),
  );
});

test('A12 an amount that was changed is found, by a cent where it is not shared with others', () => {
  fc.assert(
    fc.property(fc.oneof(sale, refund), (line) => {
      expect(checkStatementCsv(csvOf([line], (amount) => amount + 1))?.wrongLines).toEqual([1]);
    }),
  );
  fc.assert(
    fc.property(period, (line) => {
      expect(checkStatementCsv(csvOf([line], (amount) => amount + 3))?.wrongLines).toEqual([1]);
    }),
  );
});

test.each([
  ['another file', 'id,name\r\n1,Rose\r\n'],
  ['half of a line', `${STATEMENT_CSV_HEAD}1,2026`],
  ['nothing', ''],
])('A12 %s is no statement', (_what, text) => {
  expect(checkStatementCsv(text)).toBeNull();
});

test('A12 a formula that nobody knows is a wrong line', () => {
  const row = '7,2026-11-02T09:00:00.000Z,order-paid:1,sale,,9.00,50%,because,4.50\r\n';
  expect(checkStatementCsv(STATEMENT_CSV_HEAD + row)).toEqual({ lineCount: 1, totalCents: 450, wrongLines: [7] });
});

const rowOf = (formula: string, amount: string) =>
  `${STATEMENT_CSV_HEAD}7,2026-11-02T09:00:00.000Z,order-paid:1,sale,,9.00,50%,${formula},${amount}\r\n`;

test.each([
  ['a share of a percentage with a fraction', '10000.00 x 8.2%', ['820.00'], ['819.00', '820.01', '82000']],
  ['a sale of which nothing is left', '-(0.00 x 0.00 / 0.00)', ['0.00'], ['0.01', '-0.01']],
  ['a sale of one cent', '-(0.01 x 0.01 / 0.01)', ['-0.01'], ['0.00']],
  ['a period in which nothing was used', '1.00 x 50% x 0 / 0', ['0.00'], ['0.01', '-0.01']],
  ['a share of a period that leaves nothing over', '1.00 x 50% x 1 / 2', ['0.25'], ['0.24', '0.26']],
  ['a share of a period with a cent that may go to it', '1.00 x 50% x 1 / 3', ['0.16', '0.17'], ['0.15', '0.18']],
])('A12 %s: %s', (_what, formula, right, wrong) => {
  for (const amount of right) expect(checkStatementCsv(rowOf(formula, amount))?.wrongLines).toEqual([]);
  for (const amount of wrong) expect(checkStatementCsv(rowOf(formula, amount))?.wrongLines).toEqual([7]);
});

test('A12 a line with a field more or less is in no statement', () => {
  expect(checkStatementCsv(rowOf('9.00 x 50%', '4.50,'))).toBeNull();
  expect(checkStatementCsv(rowOf('9.00 x 50%', '4.50').replace(',sale', ''))).toBeNull();
});
