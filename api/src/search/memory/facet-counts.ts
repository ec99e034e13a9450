import type { FacetCount, FacetCounts } from '../catalog-search.ts';
import type { Facts, PanelFacet } from './conditions.ts';
import type { Order } from './orders.ts';
import type { FacetValue } from '../feed/reference.ts';
import type { Found, Selection } from './selection.ts';

/** Number of tags offered in the panel. */
const TAG_LIMIT = 30;
type CountedFacet = Exclude<PanelFacet, 'prices'>;

/** Kind of value counted by each group of the panel. */
const COUNTED_KINDS: Readonly<Record<CountedFacet, string>> = {
  categories: 'filter',
  tags: 'tag',
  colors: 'color',
  orientations: 'orientation',
  licenseTypes: 'license',
  repeats: 'repeat',
};

/**
 * Counts every value of the filter panel.
 * @param selectedBy returns what a group counts: the documents that satisfy all other groups
 * @param total number of documents that satisfy all groups
 */
export function countFacets(facts: Facts, selectedBy: (facet: PanelFacet) => Selection, total: number): FacetCounts {
  const inOrder = (facet: CountedFacet): FacetCount[] => {
    const selection = selectedBy(facet);
    return valuesOf(facts, facet)
      .toSorted((left, right) => left.position - right.position)
      .map(({ value, label, code }) => ({ value, label, count: selection.countOf(code) }));
  };
  return {
    categories: inOrder('categories'),
    tags: topTags(facts, selectedBy('tags')),
    colors: inOrder('colors'),
    orientations: inOrder('orientations'),
    licenseTypes: inOrder('licenseTypes'),
    repeats: inOrder('repeats'),
    total,
    priceRange: priceRange(facts, selectedBy('prices').found),
  };
}

function valuesOf({ reference }: Facts, facet: CountedFacet): FacetValue[] {
  return reference.facetValues.filter((one) => one.facet === COUNTED_KINDS[facet] && !one.isAlias);
}

/**
 * Counts the most common tags. A tag has at most as many matches as documents, so counting the largest first can stop
 * early.
 */
function topTags(facts: Facts, selection: Selection): FacetCount[] {
  const tags = valuesOf(facts, 'tags').toSorted(
    (left, right) => facts.assets.codes.living(right.code) - facts.assets.codes.living(left.code),
  );
  let top: FacetCount[] = [];
  for (const { value, label, code } of tags) {
    const least = top.length < TAG_LIMIT ? 1 : (top.at(-1)?.count ?? 0);
    if (facts.assets.codes.living(code) < least) break;
    const matches = selection.countOf(code);
    if (matches < least) continue;
    top = [...top, { value, label, count: matches }].toSorted(byCount).slice(0, TAG_LIMIT);
  }
  return top;
}

function byCount(left: FacetCount, right: FacetCount): number {
  return right.count - left.count || (left.label < right.label ? -1 : 1);
}

/** Returns the prices of the first and last match that has one. */
function priceRange({ assets: { columns, orders } }: Facts, found: Found): FacetCounts['priceRange'] {
  const first = (order: Order): number => {
    for (const doc of order) if (!found || found.has(doc)) return Math.max(0, columns.prices[doc] ?? 0);
    return 0;
  };
  return { min: first(orders.get('prices', 'asc')), max: first(orders.get('prices', 'desc')) };
}
