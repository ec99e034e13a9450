import { GRADES, MAX_GRADED_PATTERNS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { optionalText } from '../../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../../platform/http/pagination.ts';
import { SynonymDraft } from '../desk/search-desk.contract.ts';
import { PinDraft, SearchedWords } from '../pins/pins.contract.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 1 is the best order the grades allow. */
const Score = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** 1-based rank; null if it is not among the results that count. */
const Place = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));
const PatternSchema = v.object({ id: v.string(), slug: v.string(), title: v.string() });

/** A pattern and how well it answers a search: 3 is exactly what is meant, 1 is only close. */
const GradedPatternSchema = v.object({ ...PatternSchema.entries, grade: v.picklist(GRADES) });

/** A search and its graded patterns, best first. */
const JudgedSearchSchema = v.object({ words: v.string(), patterns: v.array(GradedPatternSchema) });
/** A search and its graded patterns. */
export type JudgedSearchDto = v.InferOutput<typeof JudgedSearchSchema>;

const JudgedSearchPageSchema = v.object({ judgedSearches: v.array(JudgedSearchSchema), pagination: PaginationSchema });
/** One numbered page of judged searches. */
export type JudgedSearchPageDto = v.InferOutput<typeof JudgedSearchPageSchema>;

/** Frequent searches nobody has judged, most frequent first, with their count in the last week. */
const SearchCandidatesSchema = v.object({ candidates: v.array(v.object({ words: v.string(), count: Count })) });
/** Frequent searches nobody has judged. */
export type SearchCandidatesDto = v.InferOutput<typeof SearchCandidatesSchema>;

/** A pattern that enters the first results, leaves them, or moves within them. */
const ResultMoveSchema = v.object({
  ...PatternSchema.entries,
  /** 0 if not graded. */
  grade: Count,
  placeBefore: Place,
  placeAfter: Place,
});

/** A judged search whose first results change with a draft. */
const JudgedChangeSchema = v.object({
  words: v.string(),
  scoreBefore: Score,
  scoreAfter: Score,
  moves: v.array(ResultMoveSchema),
});
/** A judged search whose first results change with a draft. */
export type JudgedChangeDto = v.InferOutput<typeof JudgedChangeSchema>;

/** Effect of a draft on the judged searches. */
const JudgedDryRunSchema = v.object({
  searchCount: Count,
  /** Mean over all judged searches; null if there are none. */
  scoreBefore: v.nullable(Score),
  scoreAfter: v.nullable(Score),
  changedCount: Count,
  /** The first changes, largest score difference first. */
  changes: v.array(JudgedChangeSchema),
});
/** Effect of a draft on the judged searches. */
export type JudgedDryRunDto = v.InferOutput<typeof JudgedDryRunSchema>;

const gradesRule = `Grade 1 to ${MAX_GRADED_PATTERNS} patterns, each once`;

const JudgedBody = v.object({
  words: SearchedWords,
  grades: v.pipe(
    v.array(v.object({ assetId: v.pipe(v.string(), v.uuid('Must be an id')), grade: v.picklist(GRADES) }), gradesRule),
    v.minLength(1, gradesRule),
    v.maxLength(MAX_GRADED_PATTERNS, gradesRule),
    v.check((grades) => new Set(grades.map(({ assetId }) => assetId)).size === grades.length, gradesRule),
  ),
});
/** Grades to store for a search. */
export type JudgedInput = v.InferOutput<typeof JudgedBody>;

const JudgedDraft = v.object({ ...SynonymDraft.entries, pin: v.nullable(PinDraft) });
/** Synonyms and a pin to test against the judged searches. */
export type JudgedDraftInput = v.InferOutput<typeof JudgedDraft>;

/** Named schemas for judged searches. */
export const judgedSchemas = {
  GradedPattern: GradedPatternSchema,
  JudgedSearch: JudgedSearchSchema,
  JudgedSearchPage: JudgedSearchPageSchema,
  SearchCandidates: SearchCandidatesSchema,
  ResultMove: ResultMoveSchema,
  JudgedChange: JudgedChangeSchema,
  JudgedDryRun: JudgedDryRunSchema,
};

/** Endpoints for judging searches and testing drafts against them. */
export const judgedCalls = {
  judgedSearches: defineCall({
    method: 'get',
    path: '/admin/search/judged',
    summary: 'Lists judged searches with their relevance judgments, by prefix of their words.',
    auth: 'search.manage',
    query: v.object({ q: optionalText(60), page: pageField(), limit: limitField() }),
    response: JudgedSearchPageSchema,
    errors: [],
  }),
  searchCandidates: defineCall({
    method: 'get',
    path: '/admin/search/candidates',
    summary: 'Lists the most frequent searches of the last week that have not been judged, at most 20.',
    auth: 'search.manage',
    response: SearchCandidatesSchema,
    errors: [],
  }),
  saveJudgedSearch: defineCall({
    method: 'put',
    path: '/admin/search/judged',
    summary: 'Stores the relevance judgments of a search, replacing previous ones.',
    auth: 'search.manage',
    body: JudgedBody,
    response: JudgedSearchSchema,
    errors: [],
  }),
  removeJudgedSearch: defineCall({
    method: 'delete',
    path: '/admin/search/judged/{words}',
    summary: 'Deletes the relevance judgments of a search.',
    auth: 'search.manage',
    params: v.object({ words: v.pipe(v.string(), v.maxLength(200)) }),
    response: JudgedSearchSchema,
    errors: ['not_found'],
  }),
  judgedDryRun: defineCall({
    method: 'post',
    path: '/admin/search/judged-dry-run',
    summary: 'Evaluates the effect of a draft of synonyms or a pin on the judged searches. Changes nothing.',
    auth: 'search.manage',
    unaudited: 'Looks at a draft and changes nothing.',
    body: JudgedDraft,
    response: JudgedDryRunSchema,
    errors: [],
  }),
};
