import type { Money } from '../generated/resolvers.ts';

/** Converts an amount of US cents from REST to GraphQL. */
export const dollars = (minorUnits: number): Money => ({ minorUnits, currency: 'USD' });
