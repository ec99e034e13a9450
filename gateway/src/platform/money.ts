import type { Money } from '../generated/resolvers.ts';

/** An amount of US cents, as REST tells it, in GraphQL. */
export const dollars = (minorUnits: number): Money => ({ minorUnits, currency: 'USD' });
