import type { FacetValue } from './useFacets.ts';

/** A filter of which several values may be chosen. */
export interface FacetChoice {
  /** What is offered. */
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** The choice with one value put in or taken out. */
export function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

/**
 * The values to offer: those that are chosen, and those that would narrow the list to something. A value that all
 * `total` matches have narrows nothing.
 */
export function offered(
  { values, chosen }: Pick<FacetChoice, 'values' | 'chosen'>,
  total: number | undefined,
): readonly FacetValue[] {
  const missing = chosen.filter((value) => values.every((facet) => facet.value !== value));
  const narrows = (count: number) => count > 0 && (chosen.length > 0 || count !== total);
  return [
    ...values.filter(({ value, count }) => chosen.includes(value) || narrows(count)),
    ...missing.map((value) => ({ __typename: 'FacetValue' as const, value, label: value, count: 0 })),
  ];
}
