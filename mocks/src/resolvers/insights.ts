import { can } from '@halfdrop/domain';
import { designers } from '../factories/designer.ts';
import { demoInsights, demoWantedSearches } from '../factories/insights.ts';
import { forbidden } from '../failures.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';

const dayCounts = { MONTH: 30, QUARTER: 90, YEAR: 365 } as const;

/** Resolvers of insights: data for the first studio only, and none in the empty shop. */
export function insightQueries(shop: Shop): QueryResolvers {
  return {
    studioInsights: (_root, { studioId, span }, context) => {
      const { user } = signedIn(shop, context);
      if (!can(user, 'studio.read')) throw forbidden();
      if (!can(user, 'studio.read', { kind: 'studio', id: studioId })) return null;
      const found = demoInsights(studioId, dayCounts[span]);
      const isBusy = shop.scenario !== 'empty' && studioId === designers[0]?.id;
      if (isBusy) return found;
      return {
        ...found,
        days: found.days.map(({ day }) => ({ day, views: 0, sales: 0, claims: 0 })),
        patterns: [],
        foundBy: [],
      };
    },
    wantedSearches: (_root, _args, context) => {
      if (!can(signedIn(shop, context).user, 'studio.read')) throw forbidden();
      return shop.scenario === 'empty' ? [] : [...demoWantedSearches];
    },
  };
}
