import { formulaOf, royaltyOf, type RoyaltyFacts } from '@halfdrop/domain';

/** Rates of a card, in basis points. */
export interface Rates {
  readonly saleBasisPoints: number;
  readonly periodBasisPoints: number;
}

/** A simulated royalty with its calculation. */
export interface Simulated {
  readonly cents: number;
  readonly formula: string;
}

/** Simulates a sale. */
export function simulateSale({ saleBasisPoints }: Rates, netCents: number): Simulated {
  return outcomeOf({ kind: 'sale', netCents, basisPoints: saleBasisPoints });
}

/** Simulates a studio's share of a subscription period; the studio comes first when the remainder is distributed. */
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
