import { INSIGHT_DAYS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField } from '../platform/http/fields.ts';

const CountField = v.pipe(v.number(), v.integer(), v.minValue(0));

const counts = { views: CountField, sales: CountField, claims: CountField };

/** What happened on a day, such as `2026-11-25` (UTC). */
const InsightDaySchema = v.object({ day: v.string(), ...counts });

const InsightPatternSchema = v.object({ id: v.string(), title: v.string(), slug: v.string(), ...counts });

/** Words that were searched for and showed a pattern of a studio on the first page, and how often. */
const FoundBySchema = v.object({ words: v.string(), count: CountField });

const StudioInsightsSchema = v.object({
  /** The studio's. */
  id: v.string(),
  /** Every day, the oldest first, today included. */
  days: v.array(InsightDaySchema),
  /** The patterns that were viewed, sold or claimed in these days, at most 100, the most wanted first. */
  patterns: v.array(InsightPatternSchema),
  /** What was searched for by many when it showed one of them, at most 50, the most searched for first. */
  foundBy: v.array(FoundBySchema),
});
/** What of a studio was viewed, sold and claimed. */
export type StudioInsightsDto = v.InferOutput<typeof StudioInsightsSchema>;

/** Words that were searched for and found nothing, and how often: in 30 days, and in 90. */
const WantedSearchSchema = v.object({ words: v.string(), recentCount: CountField, count: CountField });

const WantedSearchListSchema = v.object({ searches: v.array(WantedSearchSchema) });
/** What is searched for and not there. */
export type WantedSearchListDto = v.InferOutput<typeof WantedSearchListSchema>;

/** The most patterns whose views are told in one call. */
const MAX_VIEWED = 1000;

const ViewedSchema = v.object({
  slug: v.pipe(v.string('Must be a slug'), v.nonEmpty('Must be a slug'), v.maxLength(200, 'Must be a slug')),
  count: v.pipe(v.number('Must be a count'), v.integer('Must be a count'), v.minValue(1), v.maxValue(1_000_000)),
});
const ViewsSchema = v.object({
  views: v.pipe(v.array(ViewedSchema, 'Must be a list'), v.maxLength(MAX_VIEWED, `Must be at most ${MAX_VIEWED}`)),
});
/** How often pages of patterns were opened since the last time it was told. */
export type ViewsInput = v.InferOutput<typeof ViewsSchema>;

/** The named shapes of insights. */
export const insightSchemas = {
  StudioInsights: StudioInsightsSchema,
  InsightDay: InsightDaySchema,
  InsightPattern: InsightPatternSchema,
  FoundBy: FoundBySchema,
  WantedSearchList: WantedSearchListSchema,
  WantedSearch: WantedSearchSchema,
};

/** The calls of insights. */
export const insightCalls = {
  ofStudio: defineCall({
    method: 'get',
    path: '/studios/{studioId}/insights',
    summary: 'Returns the views, sales and claims of a studio, by day and by pattern.',
    auth: 'studio.read',
    params: v.object({ studioId: IdField }),
    query: v.object({
      days: v.optional(
        v.pipe(
          v.picklist(INSIGHT_DAYS.map(String), `Must be one of ${INSIGHT_DAYS.join(', ')}`),
          v.transform(Number),
          v.number(),
        ),
        '30',
      ),
    }),
    response: StudioInsightsSchema,
    errors: ['not_found'],
  }),
  wanted: defineCall({
    method: 'get',
    path: '/wanted-searches',
    summary: 'Lists frequent searches without results, most frequent first.',
    auth: 'studio.read',
    response: WantedSearchListSchema,
    errors: [],
  }),
  addViews: defineCall({
    method: 'post',
    path: '/insights/views',
    summary: 'Records views of pattern pages, reported by the gateway. Unknown slugs are ignored.',
    auth: 'none',
    body: ViewsSchema,
    response: null,
    errors: [],
  }),
};
