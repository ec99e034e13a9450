import type { DbOrTrx, Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { Problem } from '../platform/http/problem.ts';
import type { DownloadPlans } from './downloads.ports.ts';
import { monthOf } from './plan-downloads.ts';
import { readPlanMonth, writePlanExtra } from './plan-uses.repository.ts';

/** What the staff adds to the downloads of a plan. Uses are never taken back: studios are paid by them. */
export interface PlanCorrections {
  /** How many downloads were added to the month of the plan that someone has; null where none are counted. */
  addedToMonth(userId: string): Promise<number | null>;
  /**
   * Sets how many downloads are added to the month of the plan that someone has; gives how many there were before.
   * @throws subscription_state without a plan, and with one that has no limit
   */
  addToMonth(trx: Trx, userId: string, extra: number): Promise<number>;
}

interface CorrectionNeeds extends Pick<Foundation, 'db'> {
  readonly subscriptions: DownloadPlans;
}

/** Makes the service. */
export function createPlanCorrections({ db, subscriptions }: CorrectionNeeds): PlanCorrections {
  /** The month that is counted, if any. */
  async function countedMonth(reader: DbOrTrx, userId: string) {
    const plan = await subscriptions.activePlan(reader, userId);
    return plan === null || plan.downloadsPerPeriod === null ? null : monthOf(plan);
  }

  return {
    async addedToMonth(userId) {
      const month = await countedMonth(db, userId);
      return month && (await readPlanMonth(db, month)).extra;
    },

    async addToMonth(trx, userId, extra) {
      const month = await countedMonth(trx, userId);
      if (!month) {
        throw new Problem('subscription_state', { message: 'They have no plan whose downloads are counted.' });
      }
      const before = await readPlanMonth(trx, month);
      await writePlanExtra(trx, month, extra);
      return before.extra;
    },
  };
}
