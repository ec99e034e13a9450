import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { optionalText } from '../../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../../platform/http/pagination.ts';
import { searchWords } from '../language/search-words.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Equivalent search words: in both directions, or only from what is typed to what is meant. */
const SynonymSchema = v.object({ typed: v.string(), meant: v.string(), isTwoWay: v.boolean() });
/** Equivalent search words. */
export type SynonymDto = v.InferOutput<typeof SynonymSchema>;

const SynonymPageSchema = v.object({ synonyms: v.array(SynonymSchema), pagination: PaginationSchema });
/** One numbered page of synonyms. */
export type SynonymPageDto = v.InferOutput<typeof SynonymPageSchema>;

/** A search text without results, without any data about who typed it. */
const ZeroResultSchema = v.object({ words: v.string(), count: Count, lastDay: v.pipe(v.string(), v.isoDate()) });

const ZeroResultPageSchema = v.object({ zeroResults: v.array(ZeroResultSchema), pagination: PaginationSchema });
/** One numbered page of searches without results. */
export type ZeroResultPageDto = v.InferOutput<typeof ZeroResultPageSchema>;

/** Result of a search: the number of patterns and the first of them. */
const SearchOutcomeSchema = v.object({
  total: Count,
  patterns: v.array(v.object({ id: v.string(), slug: v.string(), title: v.string() })),
});
/** Result of a search. */
export type SearchOutcomeDto = v.InferOutput<typeof SearchOutcomeSchema>;

/** Results of a search with the current synonyms and with a draft. */
const SearchDryRunSchema = v.object({ before: SearchOutcomeSchema, after: SearchOutcomeSchema });
/** Results of a search with the current synonyms and with a draft. */
export type SearchDryRunDto = v.InferOutput<typeof SearchDryRunSchema>;

/** Longest synonym, in words of the search index; longer groups are not looked up together. */
const MAX_TYPED_WORDS = 3;
const MAX_MEANT_WORDS = 2;

function wordsField(most: number) {
  const words = `Must be 1 to ${most} words of at most 60 characters`;
  return v.pipe(
    v.string(words),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(60, words),
    v.check((text) => {
      const count = searchWords(text).length;
      return count >= 1 && count <= most;
    }, words),
  );
}

const SynonymBody = v.pipe(
  v.object({
    typed: wordsField(MAX_TYPED_WORDS),
    meant: wordsField(MAX_MEANT_WORDS),
    isTwoWay: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['typed'], ['isTwoWay']],
      ({ typed, isTwoWay }) => !isTwoWay || searchWords(typed).length <= MAX_MEANT_WORDS,
      `In both directions each side can have at most ${MAX_MEANT_WORDS} words`,
    ),
    ['typed'],
  ),
  v.forward(
    v.partialCheck([['typed'], ['meant']], ({ typed, meant }) => typed !== meant, 'Must be different words'),
    ['meant'],
  ),
);

const SynonymParams = v.object({
  typed: v.pipe(v.string(), v.maxLength(60)),
  meant: v.pipe(v.string(), v.maxLength(60)),
});

/** Synonyms to add and to remove. */
export const SynonymDraft = v.object({
  added: v.pipe(v.array(SynonymBody), v.maxLength(20, 'At most 20 synonyms')),
  removed: v.pipe(v.array(SynonymParams), v.maxLength(20, 'At most 20 synonyms')),
});
/** Synonyms to add and to remove. */
export type SynonymDraftInput = v.InferOutput<typeof SynonymDraft>;

/** Named schemas of the desk. */
export const searchDeskSchemas = {
  Synonym: SynonymSchema,
  SynonymPage: SynonymPageSchema,
  ZeroResult: ZeroResultSchema,
  ZeroResultPage: ZeroResultPageSchema,
  SearchOutcome: SearchOutcomeSchema,
  SearchDryRun: SearchDryRunSchema,
};

/** Endpoints for maintaining search results. */
export const searchDeskCalls = {
  synonyms: defineCall({
    method: 'get',
    path: '/admin/search/synonyms',
    summary: 'Lists synonyms by prefix of either side.',
    auth: 'search.manage',
    query: v.object({ q: optionalText(60), page: pageField(), limit: limitField() }),
    response: SynonymPageSchema,
    errors: [],
  }),
  saveSynonym: defineCall({
    method: 'put',
    path: '/admin/search/synonyms',
    summary: 'Adds a synonym or changes its direction. Takes effect within two seconds.',
    auth: 'search.manage',
    body: SynonymBody,
    response: SynonymSchema,
    errors: [],
  }),
  removeSynonym: defineCall({
    method: 'delete',
    path: '/admin/search/synonyms/{typed}/{meant}',
    summary: 'Removes a synonym. Takes effect within two seconds.',
    auth: 'search.manage',
    params: SynonymParams,
    response: SynonymSchema,
    errors: ['not_found'],
  }),
  zeroResults: defineCall({
    method: 'get',
    path: '/admin/search/zero-results',
    summary: 'Lists searches without results in the last 90 days, most frequent first.',
    auth: 'search.manage',
    query: v.object({ page: pageField(), limit: limitField() }),
    response: ZeroResultPageSchema,
    errors: [],
  }),
  dryRun: defineCall({
    method: 'post',
    path: '/admin/search/dry-run',
    summary: 'Compares the results of a search with and without a draft of synonyms. Changes nothing.',
    auth: 'search.manage',
    unaudited: 'Looks at a draft and changes nothing.',
    body: v.object({
      text: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a search'), v.maxLength(100)),
      ...SynonymDraft.entries,
    }),
    response: SearchDryRunSchema,
    errors: [],
  }),
};
