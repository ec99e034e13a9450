import fc from 'fast-check';
import {
  earliestRateCardStart,
  netOfSale,
  periodShares,
  rateCardAt,
  reversalOf,
  saleRoyalty,
  shareOf,
  shareRefund,
  splitPeriod,
  sumOf,
} from './index.ts';

const HALF = 5000;
const cents = fc.integer({ min: 0, max: 10_000_000 });
const claim = fc.record({
  studioId: fc.option(fc.integer({ min: 1, max: 12 })),
  claimedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
});
const claims = fc.array(claim, { minLength: 1, maxLength: 60 });

describe('rate card', () => {
  const cards = [
    { version: 1, startsAt: '2026-01-01T00:00:00Z' },
    { version: 2, startsAt: '2027-02-01T00:00:00Z' },
  ];

  test('an event has the card of its instant, and whatever came before all cards the first one', () => {
    expect(rateCardAt(cards, new Date('2020-01-01'))?.version).toBe(1);
    expect(rateCardAt(cards, new Date('2027-01-31T23:59:59.999Z'))?.version).toBe(1);
    expect(rateCardAt(cards, new Date('2027-02-01T00:00:00Z'))?.version).toBe(2);
  });

  test('A12 a card that is announced now takes effect at a midnight at least 60 days away', () => {
    expect(earliestRateCardStart(new Date('2026-11-24T09:00:00Z')).toISOString()).toBe('2027-01-24T00:00:00.000Z');
    expect(earliestRateCardStart(new Date('2026-11-24T00:00:00Z')).toISOString()).toBe('2027-01-23T00:00:00.000Z');
  });
});

describe('sales', () => {
  test('A12 half of what was paid after the discount, half a cent in favor of the studio', () => {
    expect(saleRoyalty(HALF, { priceCents: 900, discountCents: 90 })).toBe(405);
    expect(saleRoyalty(HALF, { priceCents: 901, discountCents: 0 })).toBe(451);
    expect(saleRoyalty(HALF, { priceCents: 900, discountCents: 900 })).toBe(0);
  });

  test('A12 a studio never gets more than was paid', () => {
    fc.assert(
      fc.property(cents, cents, (left, right) => {
        const item = { priceCents: Math.max(left, right), discountCents: Math.min(left, right) };
        const royalty = saleRoyalty(HALF, item);
        expect(royalty).toBeGreaterThanOrEqual(0);
        expect(royalty).toBeLessThanOrEqual(netOfSale(item));
      }),
    );
  });
});

describe('periods of subscriptions', () => {
  test('A12 shares sum exactly to the payable half, each within a cent of its exact part', () => {
    fc.assert(
      fc.property(cents, claims, (net, taken) => {
        const shares = splitPeriod(HALF, net, taken);
        const payable = shareOf(net, HALF);
        expect(sumOf(shares.map(({ amountCents }) => amountCents))).toBe(payable);
        expect(sumOf(shares.map(({ patterns }) => patterns))).toBe(taken.length);
        for (const { amountCents, patterns } of shares) {
          expect(Math.abs(amountCents - (payable * patterns) / taken.length)).toBeLessThan(1);
        }
      }),
    );
  });

  test('A12 of equal remainders, whoever was taken from first gets the cent', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const taken = [
      { studioId: 2, claimedAt: at(5) },
      { studioId: 1, claimedAt: at(9) },
      { studioId: 3, claimedAt: at(3) },
    ];
    expect(splitPeriod(HALF, 200, taken)).toEqual([
      { studioId: 3, patterns: 1, amountCents: 34 },
      { studioId: 2, patterns: 1, amountCents: 33 },
      { studioId: 1, patterns: 1, amountCents: 33 },
    ]);
  });

  test('A14 whatever comes and goes of a period, its shares sum to the payable half of what is left', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 10 }), counts, (nets, patterns) => {
        const paid = patterns.map(() => 0);
        let before = 0;
        for (const net of [...nets, 0]) {
          const [old, now] = [periodShares(5000, before, patterns), periodShares(5000, net, patterns)];
          patterns.forEach((_, index) => (paid[index] = (paid[index] ?? 0) + (now[index] ?? 0) - (old[index] ?? 0)));
          expect(sumOf(paid)).toBe(shareOf(net, 5000));
          before = net;
        }
        expect(paid).toEqual(patterns.map(() => 0));
      }),
    );
  });

  test('what a subscriber did not use stays with the shop', () => {
    expect(splitPeriod(HALF, 2900, [])).toEqual([]);
  });
});

describe('refunds', () => {
  test('A14 refunds of all that was paid take a line back exactly, in however many parts', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), cents, (parts, amount) => {
        const netCents = sumOf(parts);
        fc.pre(netCents > 0);
        const amountCents = Math.min(amount, netCents);
        let refundedBeforeCents = 0;
        let taken = 0;
        for (const refundedNowCents of parts) {
          const reversal = reversalOf({ amountCents, netCents, refundedBeforeCents, refundedNowCents });
          expect(reversal).toBeGreaterThanOrEqual(0);
          taken += reversal;
          refundedBeforeCents += refundedNowCents;
        }
        expect(taken).toBe(amountCents);
        expect(reversalOf({ amountCents, netCents, refundedBeforeCents, refundedNowCents: 100 })).toBe(0);
      }),
    );
  });

  test('A14 a refund is shared out whole, to no pattern more than is left of it, and to the named ones first', () => {
    const item = fc.record({ leftCents: cents, isNamed: fc.boolean() });
    fc.assert(
      fc.property(cents, fc.array(item, { minLength: 1, maxLength: 20 }), (refund, items) => {
        const shares = shareRefund(refund, items);
        const left = sumOf(items.map(({ leftCents }) => leftCents));
        expect(sumOf(shares)).toBe(Math.min(refund, left));
        shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(items[index]?.leftCents ?? 0));
        const named = sumOf(items.filter(({ isNamed }) => isNamed).map(({ leftCents }) => leftCents));
        const toNamed = sumOf(shares.filter((_, index) => items[index]?.isNamed));
        expect(toNamed).toBe(Math.min(refund, named));
      }),
    );
  });
});
