import type { RateLimits } from '../platform/http/rate-limit.ts';
import { UNKNOWN_COUPON } from './coupon-rules.ts';
import type { CouponResult } from './coupons.service.ts';

const HOUR = 3600;
const WRONG_CODES_OF_ACCOUNT = 10;
const WRONG_CODES_OF_CALLER = 40;

/** Someone who enters a coupon code. */
export interface CouponGuesser {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly callerAddress: string;
}

/** Rate limit against guessing coupon codes. */
export interface CouponGuard {
  /**
   * Evaluates a code. Only wrong codes count, and repeating the same one, as when a cart is shown again, does not count
   * twice.
   * @throws rate_limited
   */
  lookUp(guesser: CouponGuesser, code: string, evaluate: () => Promise<CouponResult>): Promise<CouponResult>;
}

/** Creates the guard. */
export function createCouponGuard(rateLimits: RateLimits): CouponGuard {
  const ofAccount = rateLimits('coupon-account', WRONG_CODES_OF_ACCOUNT, HOUR);
  const ofCaller = rateLimits('coupon-caller', WRONG_CODES_OF_CALLER, HOUR);
  const knownWrong = rateLimits('coupon-known-wrong', 1, HOUR);

  return {
    async lookUp({ userId, callerAddress }, code, evaluate) {
      const guess = `${userId ?? callerAddress} ${code.trim().toUpperCase()}`;
      if (await knownWrong.isSpent(guess)) return evaluate();
      // Count before evaluating, so that parallel guesses cannot share one attempt.
      if (userId !== null) await ofAccount.spend(userId);
      await ofCaller.spend(callerAddress);
      const result = await evaluate();
      if (result.kind === 'refused' && result.reason === UNKNOWN_COUPON) {
        await knownWrong.note(guess);
        return result;
      }
      if (userId !== null) await ofAccount.refund(userId);
      await ofCaller.refund(callerAddress);
      return result;
    },
  };
}
