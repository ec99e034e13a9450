import { INSIGHT_DAYS, type Actor } from '@halfdrop/domain';
import type { Foundation } from '../domain-module.ts';
import { addDays, lastDays } from '../platform/clock/clock.ts';
import { requireStudio } from '../studios/require-studio.ts';
import type { StudioInsightsDto, ViewsInput, WantedSearchListDto } from './insights.contract.ts';
import { addViews, countByDay, countByPattern, forgetViews } from './insights.repository.ts';
import { readFoundBy, readWantedSearches } from './searched-words.repository.ts';

/** Insights for studios: counts only, without data about visitors or buyers. */
export interface InsightService {
  /** @throws not_found for a studio the user is not a member of */
  ofStudio(actor: Actor, studioId: string, days: number): Promise<StudioInsightsDto>;
  /** Returns frequent searches without results. */
  wanted(): Promise<WantedSearchListDto>;
  addViews(input: ViewsInput): Promise<void>;
  /** Deletes views older than any insights cover. */
  forgetOldViews(): Promise<void>;
}

const nothing = { views: 0, sales: 0, claims: 0 };

/** Creates the service. */
export function createInsightService({ db, clock }: Pick<Foundation, 'db' | 'clock'>): InsightService {
  return {
    async ofStudio(actor, studioId, days) {
      const studio = requireStudio(actor, 'studio.read', studioId);
      const spanned = lastDays(clock.now(), days);
      const span = { studioId: studio, from: new Date(spanned[0] ?? clock.now()) };
      const [counted, patterns, foundBy] = await Promise.all([
        countByDay(db, span),
        countByPattern(db, span),
        readFoundBy(db, studio, span.from),
      ]);
      const byDay = new Map(counted.map((row) => [row.day, row]));
      return {
        id: studioId,
        days: spanned.map((day) => byDay.get(day) ?? { day, ...nothing }),
        patterns,
        foundBy,
      };
    },
    async wanted() {
      return { searches: await readWantedSearches(db, clock.now()) };
    },
    addViews({ views }) {
      const counts = new Map<string, number>();
      for (const { slug, count } of views) counts.set(slug, (counts.get(slug) ?? 0) + count);
      return addViews(db, counts, clock.now());
    },
    forgetOldViews: () => forgetViews(db, addDays(clock.now(), -Math.max(...INSIGHT_DAYS))),
  };
}
