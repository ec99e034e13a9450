import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

interface RateLimit {
  /** Counts one use. Throws `rate_limited` with the time to wait once the budget is spent. */
  spend(key: string): Promise<void>;
  /** Whether nothing is left of a budget. */
  isSpent(key: string): Promise<boolean>;
  /** Counts one use, however much is left. */
  note(key: string): Promise<void>;
  /** Gives one use back. */
  refund(key: string): Promise<void>;
  /** Gives the whole budget back. */
  reset(key: string): Promise<void>;
}

/** A budget of `points` per key and `seconds`. */
export function createRateLimit(points: number, seconds: number): RateLimit {
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
