import type { Types } from '@opensearch-project/opensearch';
import type { AssetFilter } from '../asset-filter.ts';
import type { Reference } from '../feed/reference.ts';
import type { PanelFacet } from '../search-conditions.repository.ts';
import {
  PHRASE_QUALITY,
  weightsFor,
  type Alternative,
  type FieldWeights,
  type TextField,
  type TextQuery,
} from '../text-query.ts';
import type { WordField } from './asset-document.ts';

/** An OpenSearch query. */
export type EngineQuery = Types.Common_QueryDsl.QueryContainer;

/** One part of a filter; `facet` is its group in the filter panel, or null. */
export interface EngineCondition {
  readonly facet: PanelFacet | null;
  readonly query: EngineQuery;
}

/** Exclusive upper bound of a score, so that the number of matched terms can lead it. */
const TERM_STEP = 512;

const FIELDS: Readonly<Record<TextField, WordField>> = { A: 'title', B: 'tags', C: 'studio', D: 'description' };
/** Phrases only count in titles and tags. */
const PHRASE_FIELDS = ['A', 'B'] as const satisfies TextField[];

/** Returns the conditions of a filter, excluding its text; all must hold. Null if the engine cannot evaluate them. */
export function conditionsOf(reference: Reference, filter: AssetFilter): EngineCondition[] | null {
  if (filter.labels.includes('bestseller')) return null;
  const plain = [...studioQueries(reference, filter), ...labelQueries(reference, filter), ...plainQueries(filter)];
  return [
    ...facetConditions(reference, filter),
    ...priceConditions(filter),
    ...plain.map((query) => ({ facet: null, query })),
  ];
}

function facetConditions(reference: Reference, filter: AssetFilter): EngineCondition[] {
  const within = (facet: PanelFacet | null, kinds: readonly string[], values: readonly string[]): EngineCondition[] => {
    if (values.length === 0) return [];
    const matching = reference.facetValues.filter((one) => kinds.includes(one.facet) && values.includes(one.value));
    return [{ facet, query: { terms: { codes: matching.map(({ code }) => code) } } }];
  };
  return [
    ...within('categories', ['menu', 'filter'], filter.categories),
    ...within(null, ['subcategory'], filter.subcategories),
    ...within('tags', ['tag'], filter.tags),
    ...within('colors', ['color'], filter.colors),
    ...within('orientations', ['orientation'], filter.orientations),
    ...within('licenseTypes', ['license'], filter.licenses),
    ...within('repeats', ['repeat'], filter.repeats),
  ];
}

/** Assets without a price never match a bound. */
function priceConditions({ minPrice, maxPrice }: AssetFilter): EngineCondition[] {
  if (minPrice === null && maxPrice === null) return [];
  const bounds = { gte: minPrice ?? 0, ...(maxPrice !== null && { lte: maxPrice }) };
  return [{ facet: 'prices', query: { range: { price: bounds } } }];
}

function studioQueries(reference: Reference, { designers, designCollections }: AssetFilter): EngineQuery[] {
  const found: EngineQuery[] = [];
  if (designers.length > 0) {
    const studios = reference.designers.filter(
      ({ id, slug }) => designers.includes(slug) || designers.includes(String(id)),
    );
    found.push({ terms: { designer: studios.map(({ id }) => id) } });
  }
  if (designCollections.length > 0) {
    const collections = reference.collections.filter(({ slug }) => designCollections.includes(slug));
    found.push({ terms: { collection: collections.map(({ id }) => id) } });
  }
  return found;
}

/** Matches any of the labels. */
function labelQueries(reference: Reference, { labels, newSince }: AssetFilter): EngineQuery[] {
  if (labels.length === 0) return [];
  const meanings: Record<(typeof labels)[number], EngineQuery> = {
    premium: { term: { premium: true } },
    new: publishedAfter(newSince),
    featured: withIds(reference.featured),
    bestseller: { match_none: {} },
  };
  return [{ bool: { should: labels.map((label) => meanings[label]), minimum_should_match: 1 } }];
}

function plainQueries(filter: AssetFilter): EngineQuery[] {
  const found: EngineQuery[] = [];
  if (filter.sku !== null) found.push(filter.sku === 'unknown' ? { match_none: {} } : { term: { sku: filter.sku } });
  if (filter.ids !== null) found.push(withIds(filter.ids));
  if (filter.excluded.length > 0) found.push({ bool: { must_not: [withIds(filter.excluded)] } });
  if (filter.members !== null) found.push(withIds(filter.members));
  if (filter.isFree !== null) found.push({ term: { free: filter.isFree } });
  if (filter.isPremium !== null) found.push({ term: { premium: filter.isPremium } });
  if (filter.publishedAfter !== null) found.push(publishedAfter(filter.publishedAfter));
  return found;
}

function publishedAfter(instant: Date): EngineQuery {
  return { range: { published: { gt: instant.getTime() } } };
}

function withIds(ids: readonly string[]): EngineQuery {
  return { ids: { values: [...ids] } };
}

/** Converts a text query, scored as `TextQuery` defines; null if it has no terms. */
export function textQueryOf(query: TextQuery): EngineQuery | null {
  const { terms, phrases, isAnyWord } = query;
  if (terms.length === 0) return null;
  const step = isAnyWord ? TERM_STEP : 0;
  const weights = weightsFor(query);
  const ofTerms = terms.map(({ alternatives }) =>
    bestOf(alternatives.flatMap((one) => scoredMatches(one, weights, step))),
  );
  const ofPhrases = phrases.map((word) =>
    bestOf(PHRASE_FIELDS.map((field) => scored({ term: { [FIELDS[field]]: word } }, PHRASE_QUALITY * weights[field]))),
  );
  const asked = isAnyWord ? { bool: { should: ofTerms, minimum_should_match: 1 } } : { bool: { must: ofTerms } };
  return ofPhrases.length === 0 ? asked : { bool: { must: [asked], should: ofPhrases } };
}

function scoredMatches({ word, isPrefix, quality }: Alternative, weights: FieldWeights, step: number): EngineQuery[] {
  const fields: TextField[] = ['A', 'B', 'C', 'D'];
  return fields.map((field) => {
    const filter = isPrefix ? { prefix: { [FIELDS[field]]: { value: word } } } : { term: { [FIELDS[field]]: word } };
    return scored(filter, quality * weights[field] + step);
  });
}

const scored = (filter: EngineQuery, boost: number): EngineQuery => ({ constant_score: { filter, boost } });

/** Scores as the best of several queries; an empty list matches nothing. */
function bestOf(queries: EngineQuery[]): EngineQuery {
  return queries.length === 0 ? { match_none: {} } : { dis_max: { queries } };
}
