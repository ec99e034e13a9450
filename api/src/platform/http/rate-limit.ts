import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/platform.tables.ts';
import type { SharedRedis } from '../redis/shared-redis.ts';
import { Problem } from './problem.ts';
import { budgetKey, countUse, findUses, forgetUses, returnUse } from './rate-limits.repository.ts';

/** Rate limit per key. */
interface RateLimit {
  /** Counts one use. Throws `rate_limited` with the time to wait once the limit is exhausted. */
  spend(key: string): Promise<void>;
  /** Returns whether the limit is exhausted. */
  isSpent(key: string): Promise<boolean>;
  /** Counts one use without enforcing the limit. */
  note(key: string): Promise<void>;
  /** Returns one use. */
  refund(key: string): Promise<void>;
  /** Resets all uses of a key. */
  reset(key: string): Promise<void>;
}

/** Creates a rate limit of `points` per key in `seconds`, counted from the first use. */
export type RateLimits = (name: string, points: number, seconds: number) => RateLimit;

/** Rate limits counted within this process. */
export const rateLimitsOfProcess: RateLimits = (_name, points, seconds) => createRateLimit(points, seconds);

/** Creates rate limits shared by all processes on a database. */
export function sharedRateLimits(db: Kysely<PlatformTables>): RateLimits {
  return (name, points, seconds) => {
    const count = (key: string) => countUse(db, budgetKey(name, key), seconds);
    return {
      spend: async (key) => {
        const { spent, milliseconds } = await count(key);
        if (spent > points) throw tooMany(milliseconds);
      },
      isSpent: async (key) => (await findUses(db, budgetKey(name, key))) >= points,
      note: async (key) => {
        await count(key);
      },
      refund: (key) => returnUse(db, budgetKey(name, key)),
      reset: (key) => forgetUses(db, budgetKey(name, key)),
    };
  };
}

/**
 * Creates rate limits shared through Redis, counted per process while it is unavailable: for limits not worth a
 * database write.
 */
export function redisRateLimits(redis: SharedRedis): RateLimits {
  return (name, points, seconds) => {
    const alone = createRateLimit(points, seconds);
    const keyOf = (key: string) => `halfdrop:budget:${budgetKey(name, key).toString('base64url')}`;

    async function count(key: string): Promise<{ spent: number; milliseconds: number } | undefined> {
      const counted = keyOf(key);
      const replies = await redis.ask((client) =>
        client.multi().set(counted, 0, 'EX', seconds, 'NX').incr(counted).pttl(counted).exec(),
      );
      if (!replies) return undefined;
      return { spent: Number(replies[1]?.[1]), milliseconds: Number(replies[2]?.[1]) };
    }
    return {
      async spend(key) {
        const use = await count(key);
        if (!use) return alone.spend(key);
        if (use.spent > points) throw tooMany(use.milliseconds);
      },
      async isSpent(key) {
        const spent = await redis.ask((client) => client.get(keyOf(key)));
        return spent === undefined ? alone.isSpent(key) : Number(spent) >= points;
      },
      async note(key) {
        if (!(await count(key))) await alone.note(key);
      },
      async refund(key) {
        const counted = keyOf(key);
        const given = await redis.ask((client) =>
          client.multi().set(counted, 0, 'EX', seconds, 'NX').decr(counted).exec(),
        );
        if (!given) await alone.refund(key);
      },
      async reset(key) {
        if ((await redis.ask((client) => client.del(keyOf(key)))) === undefined) await alone.reset(key);
      },
    };
  };
}

function createRateLimit(points: number, seconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    spend: async (key) => {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
        throw error;
      }
    },
    isSpent: async (key) => ((await limiter.get(key))?.remainingPoints ?? points) <= 0,
    note: async (key) => {
      await limiter.penalty(key, 1);
    },
    refund: async (key) => {
      await limiter.reward(key, 1);
    },
    reset: async (key) => {
      await limiter.delete(key);
    },
  };
}

function tooMany(milliseconds: number): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Problem('rate_limited', { retryAfterSeconds, data: { retryAfterSeconds } });
}
