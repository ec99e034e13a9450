import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedRedis } from '../redis/shared-redis.ts';

/** Counts one use. Returns the milliseconds to wait before the next; 0 while the budget is not exhausted. */
type Budget = (whose: string) => Promise<number>;

/** Creates budgets of `uses` per owner within `seconds`, starting with the first use. */
export type Budgets = (name: string, uses: number, seconds: number) => Budget;

/** Budgets counted per process. */
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

/** Budgets counted across all processes; per process while Redis is down. */
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

/** Returns the key of a budget without revealing its owner. */
function budgetKey(name: string, whose: string): string {
  return `halfdrop:budget:${createHash('sha256').update(`${name}\0${whose}`).digest('base64url')}`;
}
