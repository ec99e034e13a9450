import type { FacetValue } from './useFacets.ts';

/** A filter of which several values may be chosen. */
export interface FacetChoice {
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** The choice with one value put in or taken out. */
export function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

/** The values to offer: those that would leave patterns, and those that are chosen. */
export function offered({ values, chosen }: Pick<FacetChoice, 'values' | 'chosen'>): readonly FacetValue[] {
  const missing = chosen.filter((value) => values.every((facet) => facet.value !== value));
  return [
    ...values.filter(({ value, count }) => count > 0 || chosen.includes(value)),
    ...missing.map((value) => ({ __typename: 'FacetValue' as const, value, label: value, count: 0 })),
  ];
}
