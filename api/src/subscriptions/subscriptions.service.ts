import type { Db } from '../platform/database/database.ts';
import { planTerms, type PlanRow } from './plan-terms.ts';
import type { PlanDto } from './subscriptions.contract.ts';

/** Plans one can subscribe to. */
export interface SubscriptionService {
  /** Those of one offer, or of all, in the order they are shown. */
  plans(offer: PlanRow['offer'] | null): Promise<{ plans: PlanDto[] }>;
}

/** Makes the service. */
export function createSubscriptionService({ db }: { readonly db: Db }): SubscriptionService {
  return {
    async plans(offer) {
      const rows = await db.selectFrom('subscriptions_plan').selectAll().orderBy('position').execute();
      const monthly = new Map(
        rows.filter(({ interval }) => interval === 'month').map(({ tier, price_cents: price }) => [tier, price]),
      );
      const shown = rows.filter((row) => offer === null || row.offer === offer);
      return { plans: shown.map((row) => planTerms(row, monthly.get(row.tier) ?? null)) };
    },
  };
}
