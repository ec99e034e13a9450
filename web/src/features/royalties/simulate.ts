import { formulaOf, royaltyOf, type RateCard, type RoyaltyFacts } from '@halfdrop/domain';

/** What a studio would get, and how that is computed. */
export interface Simulated {
  readonly cents: number;
  readonly formula: string;
}

/** A sale. */
export function simulateSale({ saleBasisPoints }: RateCard, netCents: number): Simulated {
  return outcomeOf({ kind: 'sale', netCents, basisPoints: saleBasisPoints });
}

/** The share of a studio in a subscriber's period; its patterns are taken first. */
export function simulatePeriod({ periodBasisPoints }: RateCard, netCents: number, own: number, all: number): Simulated {
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
