import { INSIGHT_DAYS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField } from '../platform/http/fields.ts';

const CountField = v.pipe(v.number(), v.integer(), v.minValue(0));

const counts = { views: CountField, sales: CountField, claims: CountField };

/** Figures of one day, such as `2026-11-25` (UTC). */
const InsightDaySchema = v.object({ day: v.string(), ...counts });

const InsightPatternSchema = v.object({ id: v.string(), title: v.string(), slug: v.string(), ...counts });

/** A search that showed a studio's pattern on its first page, and its count. */
const FoundBySchema = v.object({ words: v.string(), count: CountField });

const StudioInsightsSchema = v.object({
  /** Id of the studio. */
  id: v.string(),
  /** Every day, oldest first, including today. */
  days: v.array(InsightDaySchema),
  /** Patterns viewed, sold or claimed in these days, at most 100, those in most demand first. */
  patterns: v.array(InsightPatternSchema),
  /** Frequent searches that showed one of them, at most 50, most frequent first. */
  foundBy: v.array(FoundBySchema),
});
/** Views, sales and claims of a studio. */
export type StudioInsightsDto = v.InferOutput<typeof StudioInsightsSchema>;

/** A search without results, and its count in 30 and in 90 days. */
const WantedSearchSchema = v.object({ words: v.string(), recentCount: CountField, count: CountField });

const WantedSearchListSchema = v.object({ searches: v.array(WantedSearchSchema) });
/** Frequent searches without results. */
export type WantedSearchListDto = v.InferOutput<typeof WantedSearchListSchema>;

/** Maximum number of patterns per report of views. */
const MAX_VIEWED = 1000;

const ViewedSchema = v.object({
  slug: v.pipe(v.string('Must be a slug'), v.nonEmpty('Must be a slug'), v.maxLength(200, 'Must be a slug')),
  count: v.pipe(v.number('Must be a count'), v.integer('Must be a count'), v.minValue(1), v.maxValue(1_000_000)),
});
const ViewsSchema = v.object({
  views: v.pipe(v.array(ViewedSchema, 'Must be a list'), v.maxLength(MAX_VIEWED, `Must be at most ${MAX_VIEWED}`)),
});
/** Number of page views per pattern since the last report. */
export type ViewsInput = v.InferOutput<typeof ViewsSchema>;

/** Named schemas for insights. */
export const insightSchemas = {
  StudioInsights: StudioInsightsSchema,
  InsightDay: InsightDaySchema,
  InsightPattern: InsightPatternSchema,
  FoundBy: FoundBySchema,
  WantedSearchList: WantedSearchListSchema,
  WantedSearch: WantedSearchSchema,
};

/** Endpoints for insights. */
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
