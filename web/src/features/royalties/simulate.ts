import { formulaOf, royaltyOf, type RoyaltyFacts } from '@halfdrop/domain';

/** The rates of a card, in basis points. */
export interface Rates {
  readonly saleBasisPoints: number;
  readonly periodBasisPoints: number;
}

/** What a studio would get, and how that is computed. */
export interface Simulated {
  readonly cents: number;
  readonly formula: string;
}

/** A sale. */
export function simulateSale({ saleBasisPoints }: Rates, netCents: number): Simulated {
  return outcomeOf({ kind: 'sale', netCents, basisPoints: saleBasisPoints });
}

/** The share of a studio in a subscriber's period; its patterns are taken first. */
export function simulatePeriod({ periodBasisPoints }: Rates, netCents: number, own: number, all: number): Simulated {
  return outcomeOf({
    kind: 'period',
    netCents,
    netBeforeCents: 0,
    basisPoints: periodBasisPoints,
    patterns: [own, all - own],
    position: 1,
  });
}

function outcomeOf(facts: RoyaltyFacts): Simulated {
  return { cents: royaltyOf(facts), formula: formulaOf(facts) };
}
