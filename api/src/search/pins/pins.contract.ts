import { MAX_PINNED_PATTERNS, skuOf } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { optionalText } from '../../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../../platform/http/pagination.ts';
import { searchWords } from '../language/search-words.ts';

/** A pinned pattern. */
const PinnedPatternSchema = v.object({
  id: v.string(),
  /** Eight digits. */
  skuId: v.string(),
  title: v.string(),
  isOnSale: v.boolean(),
});

/** Patterns pinned to the top of a search. */
const SearchPinSchema = v.object({
  /** Normalized like index words: lowercase, without stop words. */
  words: v.string(),
  /** In order; patterns that are not on sale are skipped. */
  patterns: v.array(PinnedPatternSchema),
  /** The last day (UTC) the pin is in effect; null for no end. */
  endsOn: v.nullable(v.pipe(v.string(), v.isoDate())),
});
/** Patterns pinned to the top of a search. */
export type SearchPinDto = v.InferOutput<typeof SearchPinSchema>;

const SearchPinPageSchema = v.object({ pins: v.array(SearchPinSchema), pagination: PaginationSchema });
/** One numbered page of pins. */
export type SearchPinPageDto = v.InferOutput<typeof SearchPinPageSchema>;

const wordsRule = 'Must be 1 to 8 words of at most 100 characters';
/** Words of a search, normalized like index words. */
export const SearchedWords = v.pipe(
  v.string(wordsRule),
  v.maxLength(100, wordsRule),
  v.transform((text) => searchWords(text).join(' ')),
  v.nonEmpty(wordsRule),
);
const idsRule = `Must be 1 to ${MAX_PINNED_PATTERNS} asset IDs, each once`;

/** Patterns to pin to a search, and for how long. */
export const PinDraft = v.object({
  words: SearchedWords,
  /** SKUs such as `HD-10000001`, the first pattern on top. */
  assetIds: v.pipe(
    v.array(v.pipe(v.string(idsRule), v.transform(skuOf), v.nonNullable(v.nullable(v.number()), idsRule)), idsRule),
    v.minLength(1, idsRule),
    v.maxLength(MAX_PINNED_PATTERNS, idsRule),
    v.check((skus) => new Set(skus).size === skus.length, idsRule),
  ),
});

const PinBody = v.object({
  ...PinDraft.entries,
  endsOn: v.nullable(v.pipe(v.string('Must be a day'), v.isoDate('Must be a day'))),
});
/** Patterns to pin to a search. */
export type PinInput = v.InferOutput<typeof PinBody>;

/** Named schemas for pins. */
export const searchPinSchemas = {
  PinnedPattern: PinnedPatternSchema,
  SearchPin: SearchPinSchema,
  SearchPinPage: SearchPinPageSchema,
};

/** Endpoints for managing pins. */
export const searchPinCalls = {
  pins: defineCall({
    method: 'get',
    path: '/admin/search/pins',
    summary: 'Lists searches with pinned patterns, by prefix of their words.',
    auth: 'search.manage',
    query: v.object({ q: optionalText(60), page: pageField(), limit: limitField() }),
    response: SearchPinPageSchema,
    errors: [],
  }),
  savePin: defineCall({
    method: 'put',
    path: '/admin/search/pins',
    summary: 'Pins patterns for a search, replacing previous pins. Takes effect within two seconds.',
    auth: 'search.manage',
    body: PinBody,
    response: SearchPinSchema,
    errors: [],
  }),
  removePin: defineCall({
    method: 'delete',
    path: '/admin/search/pins/{words}',
    summary: 'Removes the pins of a search. Takes effect within two seconds.',
    auth: 'search.manage',
    params: v.object({ words: v.pipe(v.string(), v.maxLength(200)) }),
    response: SearchPinSchema,
    errors: ['not_found'],
  }),
};
