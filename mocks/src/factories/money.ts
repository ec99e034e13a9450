import { shareOf, sumOf } from '@halfdrop/domain';
import type { Money, Price } from '../generated/resolvers.ts';

/** Returns an amount in US cents. */
export function usd(minorUnits: number): Money {
  return { minorUnits, currency: 'USD' };
}

/** Returns an amount in paise. */
export function inr(minorUnits: number): Money {
  return { minorUnits, currency: 'INR' };
}

/** Returns a price of the price book: US cents and paise. */
export function price(usdCents: number, paise: number): Price {
  return { usd: usd(usdCents), inr: inr(paise) };
}

/** Returns the sum of prices per currency; zero for none. */
export function sum(prices: readonly Price[]): Price {
  return price(sumOf(prices.map((each) => each.usd.minorUnits)), sumOf(prices.map((each) => each.inr.minorUnits)));
}

/** Returns a share of a price in basis points (1000 is 10 %), rounded half up to whole minor units. */
export function share(whole: Price, basisPoints: number): Price {
  return price(shareOf(whole.usd.minorUnits, basisPoints), shareOf(whole.inr.minorUnits, basisPoints));
}

/** Returns the difference of two prices. */
export function less(whole: Price, part: Price): Price {
  return price(whole.usd.minorUnits - part.usd.minorUnits, whole.inr.minorUnits - part.inr.minorUnits);
}
