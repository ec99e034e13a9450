import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedRedis } from '../redis/shared-redis.ts';

/** Counts one use by somebody. Tells how many milliseconds are to be waited for the next; 0 while the budget is not spent. */
type Budget = (whose: string) => Promise<number>;

/** Makes budgets of `uses` for each and `seconds`, which begin with the first use. */
export type Budgets = (name: string, uses: number, seconds: number) => Budget;

/** Budgets that each process counts alone. */
export const budgetsOfProcess: Budgets = (_name, uses, seconds) => {
  const limiter = new RateLimiterMemory({ points: uses, duration: seconds });
  return async (whose) => {
    try {
      await limiter.consume(whose);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  };
};

/** Budgets that all processes count together; each alone while Redis is away. */
export function sharedBudgets(redis: SharedRedis): Budgets {
  return (name, uses, seconds) => {
    const countAlone = budgetsOfProcess(name, uses, seconds);
    return async (whose) => {
      const key = budgetKey(name, whose);
      const replies = await redis.ask((client) =>
        client.multi().set(key, 0, 'EX', seconds, 'NX').incr(key).pttl(key).exec(),
      );
      if (!replies) return countAlone(whose);
      const [, [, used] = [], [, milliseconds] = []] = replies;
      return Number(used) > uses ? Math.max(1, Number(milliseconds)) : 0;
    };
  };
}

/** Names a budget without telling whose it is. */
function budgetKey(name: string, whose: string): string {
  return `halfdrop:budget:${createHash('sha256').update(`${name}\0${whose}`).digest('base64url')}`;
}
