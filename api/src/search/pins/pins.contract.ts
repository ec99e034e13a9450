import { MAX_PINNED_PATTERNS, skuOf } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { optionalText } from '../../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../../platform/http/pagination.ts';
import { searchWords } from '../language/search-words.ts';

/** A pattern that is pinned. */
const PinnedPatternSchema = v.object({
  id: v.string(),
  /** Eight digits. */
  skuId: v.string(),
  title: v.string(),
  isOnSale: v.boolean(),
});

/** Patterns that stand first for a search. */
const SearchPinSchema = v.object({
  /** As the words of the index are written: small letters, without filler. */
  words: v.string(),
  /** In their order; one that is not on sale is skipped. */
  patterns: v.array(PinnedPatternSchema),
  /** The last day (UTC) on which they do; null for always. */
  endsOn: v.nullable(v.pipe(v.string(), v.isoDate())),
});
/** Patterns that stand first for a search. */
export type SearchPinDto = v.InferOutput<typeof SearchPinSchema>;

const SearchPinPageSchema = v.object({ pins: v.array(SearchPinSchema), pagination: PaginationSchema });
/** One numbered page of pins. */
export type SearchPinPageDto = v.InferOutput<typeof SearchPinPageSchema>;

const wordsRule = 'Must be 1 to 8 words of at most 100 characters';
/** Words of a search, as the index writes them. */
export const SearchedWords = v.pipe(
  v.string(wordsRule),
  v.maxLength(100, wordsRule),
  v.transform((text) => searchWords(text).join(' ')),
  v.nonEmpty(wordsRule),
);
const idsRule = `Must be 1 to ${MAX_PINNED_PATTERNS} asset IDs, each once`;

/** What is to stand first for a search, as long as it does. */
export const PinDraft = v.object({
  words: SearchedWords,
  /** Asset IDs, as `HD-10000001`, the first in front. */
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
/** What is to stand first for a search. */
export type PinInput = v.InferOutput<typeof PinBody>;

/** The named shapes of pins. */
export const searchPinSchemas = {
  PinnedPattern: PinnedPatternSchema,
  SearchPin: SearchPinSchema,
  SearchPinPage: SearchPinPageSchema,
};

/** Looking after what stands first. */
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
