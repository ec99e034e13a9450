import { MAX_SEARCH_CHARACTERS } from '@halfdrop/domain';
import * as v from 'valibot';
import { AssetSchema, AssetTileSchema, SimilarAssetsSchema, SimilarTilesSchema } from '../catalog/catalog.contract.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, wholeNumber } from '../platform/http/fields.ts';
import { PaginationSchema } from '../platform/http/pagination.ts';
import { AssetFilterSchema, AssetQuerySchema } from './asset-queries.ts';
import { AssetFacetsSchema, FacetValueSchema } from './facets.contract.ts';

/** How the search text was interpreted. */
const SearchReadingSchema = v.object({
  /** The text that was searched instead, if typing errors were corrected; else null. */
  correctedText: v.nullable(v.string()),
  /** No pattern contains all words, so patterns with any of them are listed, those with most first. */
  isAnyWord: v.boolean(),
  /** Words interpreted as filters, worded as in the filter panel. */
  facts: v.array(v.string()),
});
/** How the search text was interpreted. */
export type SearchReadingDto = v.InferOutput<typeof SearchReadingSchema>;

/** One numbered page of patterns; `reading` is null without text. */
const AssetPageSchema = v.object({
  assets: v.array(AssetSchema),
  pagination: PaginationSchema,
  reading: v.nullable(SearchReadingSchema),
});
/** One numbered page of patterns. */
export type AssetPageDto = v.InferOutput<typeof AssetPageSchema>;

/** One numbered page of patterns as list tiles. */
const TilePageSchema = v.object({ ...AssetPageSchema.entries, assets: v.array(AssetTileSchema) });
/** One numbered page of patterns as list tiles. */
export type TilePageDto = v.InferOutput<typeof TilePageSchema>;

/** One suggestion below the search box. */
const SuggestionSchema = v.object({ asset: AssetSchema, label: v.string() });
/** Suggestions below the search box. */
const SuggestionListSchema = v.object({ suggestions: v.array(SuggestionSchema) });
/** Suggestions below the search box. */
export type SuggestionListDto = v.InferOutput<typeof SuggestionListSchema>;

/** One suggestion with a list tile. */
const SuggestionTileSchema = v.object({ asset: AssetTileSchema, label: v.string() });
/** Suggestions with list tiles. */
const SuggestionTileListSchema = v.object({ suggestions: v.array(SuggestionTileSchema) });
/** Suggestions with list tiles. */
export type SuggestionTileListDto = v.InferOutput<typeof SuggestionTileListSchema>;

/** Named schemas of this domain. */
export const searchSchemas = {
  AssetFacets: AssetFacetsSchema,
  AssetPage: AssetPageSchema,
  SearchReading: SearchReadingSchema,
  FacetValue: FacetValueSchema,
  Suggestion: SuggestionSchema,
  SuggestionList: SuggestionListSchema,
  SuggestionTile: SuggestionTileSchema,
  SuggestionTileList: SuggestionTileListSchema,
  TilePage: TilePageSchema,
};

const SuggestionQuerySchema = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_SEARCH_CHARACTERS)), ''),
});

/** Endpoints for searching patterns. */
export const searchCalls = {
  list: defineCall({
    method: 'get',
    path: '/open-api/assets',
    summary: 'Lists approved patterns matching a filter, in the requested order.',
    auth: 'optional',
    mayBeBehind: true,
    query: AssetQuerySchema,
    response: AssetPageSchema,
    errors: [],
  }),
  tiles: defineCall({
    method: 'get',
    path: '/open-api/assets/tiles',
    summary: 'Returns the same patterns as `/open-api/assets`, without texts, tags and files.',
    auth: 'optional',
    mayBeBehind: true,
    isDirect: true,
    query: AssetQuerySchema,
    response: TilePageSchema,
    errors: [],
  }),
  facets: defineCall({
    method: 'get',
    path: '/open-api/assets/facets',
    summary: 'Returns the counts of the filter panel for a filter.',
    auth: 'optional',
    mayBeBehind: true,
    isDirect: true,
    query: AssetFilterSchema,
    response: AssetFacetsSchema,
    errors: [],
  }),
  suggestions: defineCall({
    method: 'get',
    path: '/open-api/assets/suggestions',
    summary: 'Suggests at most 5 patterns for a partial search of at least 2 characters.',
    auth: 'optional',
    mayBeBehind: true,
    query: SuggestionQuerySchema,
    response: SuggestionListSchema,
    errors: [],
  }),
  suggestionTiles: defineCall({
    method: 'get',
    path: '/open-api/assets/suggestions/tiles',
    summary: 'Returns the same patterns as `/open-api/assets/suggestions`, without texts, tags and files.',
    auth: 'optional',
    mayBeBehind: true,
    isDirect: true,
    query: SuggestionQuerySchema,
    response: SuggestionTileListSchema,
    errors: [],
  }),
  similar: defineCall({
    method: 'get',
    path: '/open-api/assets/{id}/similar',
    summary: 'Lists patterns that look like a pattern, closest first, excluding other colorways of it.',
    auth: 'optional',
    mayBeBehind: true,
    params: v.object({ id: IdField }),
    query: v.object({ limit: wholeNumber(4, 1, 24) }),
    response: SimilarAssetsSchema,
    errors: ['not_found'],
  }),
  similarTiles: defineCall({
    method: 'get',
    path: '/open-api/assets/{id}/similar/tiles',
    summary: 'Returns the same patterns as `/open-api/assets/{id}/similar`, without texts, tags and files.',
    auth: 'optional',
    mayBeBehind: true,
    isDirect: true,
    params: v.object({ id: IdField }),
    query: v.object({ limit: wholeNumber(4, 1, 24) }),
    response: SimilarTilesSchema,
    errors: ['not_found'],
  }),
  products: defineCall({
    method: 'get',
    path: '/products',
    summary: 'Same as `/open-api/assets`.',
    auth: 'optional',
    mayBeBehind: true,
    query: AssetQuerySchema,
    response: AssetPageSchema,
    errors: [],
  }),
};
