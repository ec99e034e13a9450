import fc from 'fast-check';
import { reportFigure, roundsOf } from '../../scripts/reliability/rounds.mjs';
import {
  centsOf,
  decimalOf,
  dollars,
  netOfSale,
  percentOf,
  portionOf,
  saleRoyalty,
  shareOf,
  splitByWeight,
  sumOf,
  sumPrices,
  totalsOf,
} from './index.ts';

const shareOfBasket = (prices: readonly { usd: number; inr: number }[], basisPoints: number) => {
  const whole = sumPrices(prices);
  return { usd: shareOf(whole.usd, basisPoints), inr: shareOf(whole.inr, basisPoints) };
};

const amount = fc.integer({ min: 0, max: 10_000_000 });
const price = fc.record({ usd: amount, inr: amount });
const basket = fc.array(price, { maxLength: 100 });
const basisPoints = fc.integer({ min: 0, max: 10_000 });

describe('totals of a basket', () => {
  test('A12 discount and total add up to the subtotal, in whole units, for any basket', () => {
    fc.assert(
      fc.property(basket, basisPoints, (prices, share) => {
        const { subtotal, discount, total } = totalsOf(prices, shareOfBasket(prices, share));
        for (const currency of ['usd', 'inr'] as const) {
          expect(discount[currency] + total[currency]).toBe(subtotal[currency]);
          expect(Number.isSafeInteger(total[currency])).toBe(true);
          expect(total[currency]).toBeGreaterThanOrEqual(0);
          expect(discount[currency]).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('A12 what is discounted, what studios earn and what the shop keeps sum to the subtotal of any basket', () => {
    const baskets = roundsOf({ quick: 2000, full: 1_000_000 });
    let drawn = 0;
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 100 }), basisPoints, basisPoints, (prices, share, rate) => {
        const subtotal = sumOf(prices);
        const discounts = splitByWeight(shareOf(subtotal, share), prices);
        const items = prices.map((priceCents, index) => ({ priceCents, discountCents: discounts[index] ?? 0 }));
        const earned = items.map((item) => saleRoyalty(rate, item));
        const kept = items.map((item, index) => netOfSale(item) - (earned[index] ?? 0));
        const parts = [...discounts, ...earned, ...kept];
        expect(sumOf(parts)).toBe(subtotal);
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        drawn += 1;
      }),
      { numRuns: baskets },
    );
    reportFigure('A12 discount, share of the studio and share of the shop sum to the whole', `${drawn} baskets`);
  });

  test('A12 a share is off by at most half a unit from the exact fraction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), basisPoints, (units, share) => {
        const exactTimesTenThousand = BigInt(units) * BigInt(share);
        const error = BigInt(shareOf(units, share)) * 10_000n - exactTimesTenThousand;
        expect(error > -5000n && error <= 5000n).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('A12 what is split sums to the whole, and no part exceeds its weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, fraction) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        const share = Math.floor(whole * fraction);
        const split = splitByWeight(share, parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(share);
        split.forEach((part, index) => expect(part).toBeLessThanOrEqual(parts[index] ?? 0));
        split.forEach((part) => expect(part).toBeGreaterThanOrEqual(0));
      }),
      { numRuns: 2000 },
    );
  });

  test('C-13 the order of lines does not change the sum', () => {
    fc.assert(
      fc.property(basket, (prices) => {
        expect(sumPrices(prices.toReversed())).toEqual(sumPrices(prices));
      }),
    );
  });

  test('a basket without lines costs nothing', () => {
    const nothing = { usd: 0, inr: 0 };
    expect(totalsOf([], nothing)).toEqual({ subtotal: nothing, discount: nothing, total: nothing });
  });

  test('A12 of parts with the same remainder the first get what is left', () => {
    expect(splitByWeight(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
    expect(splitByWeight(3, [5, 5, 5, 5])).toEqual([1, 1, 1, 0]);
  });

  test('BC-22 a tenth off 9.99 rounds half up', () => {
    const prices = [{ usd: 999, inr: 79_905 }];
    expect(totalsOf(prices, shareOfBasket(prices, 1000))).toEqual({
      subtotal: { usd: 999, inr: 79_905 },
      discount: { usd: 100, inr: 7991 },
      total: { usd: 899, inr: 71_914 },
    });
  });
});

describe('parts of an amount', () => {
  const whole = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

  test('A12 a portion is the nearest whole unit to the exact fraction, whatever the size', () => {
    fc.assert(
      fc.property(amount, whole, fc.double({ min: 0, max: 1, noNaN: true }), (units, length, fraction) => {
        const part = Math.floor(length * fraction);
        const twiceOff = 2n * (BigInt(portionOf(units, part, length)) * BigInt(length) - BigInt(units) * BigInt(part));
        expect(twiceOff > -BigInt(length) && twiceOff <= BigInt(length)).toBe(true);
      }),
    );
  });

  test.each([
    [1, 8, 13],
    [1, 3, 33],
    [1989, 11_988, 17],
  ])('B-05 %j of %j are %j percent', (part, of, percent) => {
    expect(percentOf(part, of)).toBe(percent);
  });
});

describe('amounts as people write them', () => {
  test('what is written is read as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(centsOf(dollars(cents))).toBe(cents);
        expect(Number(decimalOf(cents)) * 100).toBeCloseTo(cents);
      }),
    );
  });

  test.each(['9', ' $9 ', '9.00'])('%j is nine dollars', (text) => {
    expect(centsOf(text)).toBe(900);
  });

  test.each(['', 'nine', '9.5', '-1', '9.000', '1,000', '10000000'])('%j is no amount', (text) => {
    expect(centsOf(text)).toBeNull();
  });
});
