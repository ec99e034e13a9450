import fc from 'fast-check';
import {
  netOfSale,
  periodShares,
  RATE_CARDS,
  rateCardAt,
  reversalOf,
  saleRoyalty,
  shareOf,
  shareRefund,
  splitPeriod,
  sumOf,
} from './index.ts';

const [card] = RATE_CARDS;
const cents = fc.integer({ min: 0, max: 10_000_000 });
const claim = fc.record({
  studioId: fc.option(fc.integer({ min: 1, max: 12 })),
  claimedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
});
const claims = fc.array(claim, { minLength: 1, maxLength: 60 });

describe('rate card', () => {
  test('cards stand in the order in which they take effect, and versions count up', () => {
    RATE_CARDS.forEach(({ version }, index) => expect(version).toBe(index + 1));
    const starts = RATE_CARDS.map(({ validFrom }) => validFrom.getTime());
    expect(starts.toSorted((left, right) => left - right)).toEqual(starts);
  });

  test('an event has the card of its day', () => {
    expect(rateCardAt(new Date('2020-01-01')).version).toBe(1);
    expect(rateCardAt(new Date('2026-11-24')).version).toBe(1);
  });
});

describe('sales', () => {
  test('A12 half of what was paid after the discount, half a cent in favor of the studio', () => {
    expect(saleRoyalty(card, { priceCents: 900, discountCents: 90 })).toBe(405);
    expect(saleRoyalty(card, { priceCents: 901, discountCents: 0 })).toBe(451);
    expect(saleRoyalty(card, { priceCents: 900, discountCents: 900 })).toBe(0);
  });

  test('A12 a studio never gets more than was paid', () => {
    fc.assert(
      fc.property(cents, cents, (left, right) => {
        const item = { priceCents: Math.max(left, right), discountCents: Math.min(left, right) };
        const royalty = saleRoyalty(card, item);
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
        const shares = splitPeriod(card, net, taken);
        const payable = shareOf(net, card.periodBasisPoints);
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
    expect(splitPeriod(card, 200, taken)).toEqual([
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
    expect(splitPeriod(card, 2900, [])).toEqual([]);
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
