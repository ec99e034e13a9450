import { shareOf, sumOf } from '@halfdrop/domain';
import type { Money, Price } from '../generated/resolvers.ts';

/** An amount in US cents. */
export function usd(minorUnits: number): Money {
  return { minorUnits, currency: 'USD' };
}

/** An amount in paise. */
export function inr(minorUnits: number): Money {
  return { minorUnits, currency: 'INR' };
}

/** A price of the price book: US cents and paise. */
export function price(usdCents: number, paise: number): Price {
  return { usd: usd(usdCents), inr: inr(paise) };
}

/** The sum of prices, currency by currency; zero for none. */
export function sum(prices: readonly Price[]): Price {
  return price(sumOf(prices.map((each) => each.usd.minorUnits)), sumOf(prices.map((each) => each.inr.minorUnits)));
}

/** The share of a price in basis points (1000 is 10 %), rounded half up to whole minor units. */
export function share(whole: Price, basisPoints: number): Price {
  return price(shareOf(whole.usd.minorUnits, basisPoints), shareOf(whole.inr.minorUnits, basisPoints));
}

/** What is left of a price. */
export function less(whole: Price, part: Price): Price {
  return price(whole.usd.minorUnits - part.usd.minorUnits, whole.inr.minorUnits - part.inr.minorUnits);
}
