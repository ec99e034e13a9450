import type { API, Types } from '@opensearch-project/opensearch';
import type { PageRequest } from '../catalog-search.ts';
import type { Reference } from '../feed/reference.ts';
import type { PanelFacet } from '../search-conditions.repository.ts';
import type { EngineCondition, EngineQuery } from './engine-queries.ts';

/** An OpenSearch search request. */
export type SearchRequest = API.Search_RequestBody;

type Sort = Types.Common.SortCombinations[];
type Aggregations = Record<string, Types.Common_Aggregations.AggregationContainer>;

/** Text and conditions of a search. */
export interface EngineSearch {
  readonly conditions: readonly EngineCondition[];
  /** Null without text. */
  readonly text: EngineQuery | null;
}

const LEADING_FIELDS: Readonly<
  Record<Exclude<PageRequest['sort'], 'collection'>, { readonly field: string; readonly direction: 'asc' | 'desc' }>
> = {
  relevance: { field: 'popularity', direction: 'desc' },
  popular: { field: 'popularity', direction: 'desc' },
  newest: { field: 'published', direction: 'desc' },
  'price-low': { field: 'price', direction: 'asc' },
  'price-high': { field: 'price', direction: 'desc' },
  rating: { field: 'rating', direction: 'desc' },
};

/** Counted groups of the panel, and the kind of value of each. */
export const COUNTED_KINDS = {
  categories: 'filter',
  tags: 'tag',
  colors: 'color',
  orientations: 'orientation',
  licenseTypes: 'license',
  repeats: 'repeat',
} as const satisfies Partial<Record<PanelFacet, string>>;
/** A counted group of the panel. */
export type CountedFacet = keyof typeof COUNTED_KINDS;

// The client's types omit `field`; together with another property it is accepted.
const PRICE = { field: 'price', format: '0' };

const newestFirst: Sort = [{ published: { order: 'desc' } }, { sku: { order: 'desc' } }];

/** Builds the request for a slice of the ordered matches, with the data needed to diversify the first page. */
export function listRequest(
  search: EngineSearch,
  { sort, direction }: { readonly sort: keyof typeof LEADING_FIELDS; readonly direction: PageRequest['direction'] },
  { from, size }: { readonly from: number; readonly size: number },
): SearchRequest {
  return {
    query: queryOf(search),
    sort: orderOf(sort, direction, search.text !== null),
    from,
    size,
    track_total_hits: true,
    _source: ['drawing'],
  };
}

function orderOf(sort: keyof typeof LEADING_FIELDS, direction: PageRequest['direction'], hasText: boolean): Sort {
  if (sort === 'relevance' && hasText) {
    return [{ _score: { order: direction ?? 'desc' } }, { popularity: { order: 'desc' } }, ...newestFirst];
  }
  const { field, direction: natural } = LEADING_FIELDS[sort];
  return [{ [field]: { order: direction ?? natural, missing: '_last' } }, ...newestFirst];
}

/** Builds the request for the panel's counts: each group counts what satisfies the conditions of all others. */
export function facetsRequest(search: EngineSearch, { facetValues }: Reference): SearchRequest {
  const aggregations: Aggregations = {};
  for (const [facet, kind] of Object.entries(COUNTED_KINDS)) {
    const values = facetValues.filter((one) => one.facet === kind && !one.isAlias);
    const filters = Object.fromEntries(values.map(({ code }) => [String(code), { term: { codes: code } }]));
    if (values.length === 0) continue;
    aggregations[facet] = { filter: others(search, facet), aggs: { values: { filters: { filters } } } };
  }
  aggregations['prices'] = {
    filter: others(search, 'prices'),
    aggs: { min: { min: PRICE }, max: { max: PRICE } },
  };
  aggregations['all'] = { filter: queryOf(search), aggs: {} };
  return { size: 0, query: { match_all: {} }, aggs: aggregations };
}

/** Builds the request for matches by studio. @param studios the maximum number of studios */
export function designersRequest(search: EngineSearch, studios: number): SearchRequest {
  const terms = { field: 'designer', size: Math.max(1, studios) };
  const newest = { top_hits: { size: 1, sort: newestFirst, _source: false } };
  return { size: 0, query: queryOf(search), aggs: { studios: { terms, aggs: { newest } } } };
}

function others({ conditions, text }: EngineSearch, facet: string): EngineQuery {
  return queryOf({ conditions: conditions.filter((condition) => condition.facet !== facet), text });
}

function queryOf({ conditions, text }: EngineSearch): EngineQuery {
  const filter = conditions.map(({ query }) => query);
  return { bool: { filter, ...(text && { must: [text] }) } };
}
