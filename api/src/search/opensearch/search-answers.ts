import * as v from 'valibot';
import type { DesignerShare, FacetCount, FacetCounts } from '../catalog-search.ts';
import type { Reference } from '../feed/reference.ts';
import { COUNTED_KINDS, type CountedFacet } from './search-requests.ts';

/** Number of tags offered in the panel. */
const TAG_LIMIT = 30;

const ListAnswer = v.object({
  hits: v.object({
    total: v.object({ value: v.number() }),
    hits: v.array(v.object({ _id: v.string(), _source: v.optional(v.object({ drawing: v.optional(v.number()) })) })),
  }),
});

const Counted = v.object({ doc_count: v.number() });
const GroupAnswer = v.object({ values: v.object({ buckets: v.record(v.string(), Counted) }) });
const FacetsAnswer = v.object({
  aggregations: v.objectWithRest(
    {
      all: Counted,
      prices: v.object({
        min: v.object({ value: v.nullable(v.number()) }),
        max: v.object({ value: v.nullable(v.number()) }),
      }),
    },
    v.unknown(),
  ),
});
const DesignersAnswer = v.object({
  aggregations: v.object({
    studios: v.object({
      buckets: v.array(
        v.object({
          key: v.number(),
          doc_count: v.number(),
          newest: v.object({ hits: v.object({ hits: v.array(v.object({ _id: v.string() })) }) }),
        }),
      ),
    }),
  }),
});

/** A document of a list. */
export interface FoundDocument {
  readonly id: string;
  readonly drawing: number | null;
}

/** Parses the response to a list request. @throws if it has another shape */
export function readList(answer: unknown): { readonly found: FoundDocument[]; readonly total: number } {
  const { hits } = v.parse(ListAnswer, answer);
  return {
    found: hits.hits.map(({ _id: id, _source: source }) => ({ id, drawing: source?.drawing ?? null })),
    total: hits.total.value,
  };
}

/** Parses the response to a facet request. @throws if it has another shape */
export function readFacets(answer: unknown, { facetValues }: Reference): FacetCounts {
  const { aggregations } = v.parse(FacetsAnswer, answer);
  const countsOf = (facet: CountedFacet): FacetCount[] => {
    const values = facetValues.filter((one) => one.facet === COUNTED_KINDS[facet] && !one.isAlias);
    if (values.length === 0) return [];
    const { buckets } = v.parse(GroupAnswer, aggregations[facet]).values;
    return values
      .toSorted((left, right) => left.position - right.position)
      .map(({ value, label, code }) => ({ value, label, count: buckets[String(code)]?.doc_count ?? 0 }));
  };
  return {
    categories: countsOf('categories'),
    tags: topOf(countsOf('tags')),
    colors: countsOf('colors'),
    orientations: countsOf('orientations'),
    licenseTypes: countsOf('licenseTypes'),
    repeats: countsOf('repeats'),
    total: aggregations.all.doc_count,
    priceRange: { min: aggregations.prices.min.value ?? 0, max: aggregations.prices.max.value ?? 0 },
  };
}

function topOf(tags: readonly FacetCount[]): FacetCount[] {
  return tags
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count || (left.label < right.label ? -1 : 1))
    .slice(0, TAG_LIMIT);
}

/** Parses matches by studio, the studio with most of them first. @throws if the response has another shape */
export function readDesigners(answer: unknown, { designers }: Reference): DesignerShare[] {
  const { buckets } = v.parse(DesignersAnswer, answer).aggregations.studios;
  const known = new Map(designers.map((designer) => [designer.id, designer]));
  return buckets
    .flatMap(({ key, doc_count: count, newest }) => {
      const designer = known.get(key);
      const [hit] = newest.hits.hits;
      return designer && hit ? [{ ...designer, count, newest: hit._id }] : [];
    })
    .toSorted((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
}
