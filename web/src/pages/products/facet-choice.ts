import type { FacetValue } from './useFacets.ts';

/** Props of a multi-value filter. */
export interface FacetChoice {
  /** Available values. */
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Returns the selection with one value toggled. */
export function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

/**
 * Returns the values to offer: selected ones, and those that would narrow the list without emptying it. A value shared
 * by all `total` matches narrows nothing.
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
