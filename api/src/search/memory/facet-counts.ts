import type { FacetCount, FacetCounts } from '../catalog-search.ts';
import type { Facts, PanelFacet } from './conditions.ts';
import type { Order } from './orders.ts';
import type { FacetValue } from '../feed/reference.ts';
import type { Found, Selection } from './selection.ts';

/** How many tags the panel offers. */
const TAG_LIMIT = 30;
type CountedFacet = Exclude<PanelFacet, 'prices'>;

/** Which kind of value each group of the panel counts. */
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
 * @param selectedBy what each group counts: the documents that satisfy all the others
 * @param total how many satisfy all
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

/** A tag has no more matches than documents, so counting those of most documents first can stop early. */
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

/** Prices of the first and the last of the matches that has one. */
function priceRange({ assets: { columns, orders } }: Facts, found: Found): FacetCounts['priceRange'] {
  const first = (order: Order): number => {
    for (const doc of order) if (!found || found.has(doc)) return Math.max(0, columns.prices[doc] ?? 0);
    return 0;
  };
  return { min: first(orders.get('prices', 'asc')), max: first(orders.get('prices', 'desc')) };
}
