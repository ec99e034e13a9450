import fc from 'fast-check';
import { formulaOf, royaltyOf, shareOf, statementCsvRow, sumOf, type RoyaltyFacts } from './index.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 });

test('A12 a line of a sale is the rate of its net, and says so', () => {
  const facts = { kind: 'sale', netCents: 901, basisPoints: 5000 } as const;
  expect([royaltyOf(facts), formulaOf(facts)]).toEqual([451, '9.01 x 50%']);
});

test('A14 a line of a refund says what of the sale has gone back before and now', () => {
  const sale = { netCents: 900, amountCents: 450 };
  const first = { kind: 'refund', netCents: -333, sale, refundedBeforeCents: 0 } as const;
  expect([royaltyOf(first), formulaOf(first)]).toEqual([-167, '-(4.50 x 3.33 / 9.00)']);
  const second = { kind: 'refund', netCents: -567, sale, refundedBeforeCents: 333 } as const;
  expect([royaltyOf(second), formulaOf(second)]).toEqual([-283, '-(4.50 x 9.00 / 9.00) + 4.50 x 3.33 / 9.00']);
});

test('A12 a line of a period says what part of the patterns it stands for', () => {
  const facts = {
    kind: 'period',
    netCents: 4900,
    netBeforeCents: 0,
    basisPoints: 5000,
    patterns: [2, 1],
    position: 1,
  } as const;
  expect([royaltyOf(facts), formulaOf(facts)]).toEqual([1633, '49.00 x 50% x 2 / 3']);
  const refund = { ...facts, kind: 'period-refund', netBeforeCents: 4900, netCents: -4900 } as const;
  expect([royaltyOf(refund), formulaOf(refund)]).toEqual([-1633, '0.00 x 50% x 2 / 3 - 49.00 x 50% x 2 / 3']);
});

test('A12 whatever comes and goes of a period, its lines sum to the payable half of it', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), counts, (nets, patterns) => {
      const lines = nets.flatMap((net, index) =>
        patterns.map((_, place): RoyaltyFacts => {
          const netBeforeCents = index === 0 ? 0 : (nets[index - 1] ?? 0);
          const kind = net < netBeforeCents ? 'period-refund' : 'period';
          return {
            kind,
            netCents: net - netBeforeCents,
            netBeforeCents,
            basisPoints: 5000,
            patterns,
            position: place + 1,
          };
        }),
      );
      expect(sumOf(lines.map(royaltyOf))).toBe(shareOf(nets.at(-1) ?? 0, 5000));
    }),
  );
});

test('a row of the CSV has nothing in it that would need quotes', () => {
  fc.assert(
    fc.property(cents, cents, (net, before) => {
      const facts = {
        kind: 'period',
        netCents: net,
        netBeforeCents: before,
        basisPoints: 1250,
        patterns: [1, 2],
        position: 2,
      } as const;
      const line = {
        number: 1,
        occurredAt: new Date(0),
        event: 'period-over:1:1',
        sku: null,
        basisPoints: 1250,
        amountCents: 0 - net,
        facts,
      };
      expect(statementCsvRow(line).split(',')).toHaveLength(9);
    }),
  );
});
