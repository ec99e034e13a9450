import type { RateLimits } from '../platform/http/rate-limit.ts';
import { UNKNOWN_COUPON } from './coupon-rules.ts';
import type { CouponResult } from './coupons.service.ts';

const HOUR = 3600;
const WRONG_CODES_OF_ACCOUNT = 10;
const WRONG_CODES_OF_CALLER = 40;

/** Who enters a code. */
export interface CouponGuesser {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly callerAddress: string;
}

/** Holds up whoever guesses coupons, and nobody else. */
export interface CouponGuard {
  /**
   * Looks a code up. Wrong codes alone count; the same one again, as when a cart is shown once more, is no further guess.
   * @throws rate_limited
   */
  lookUp(guesser: CouponGuesser, code: string, evaluate: () => Promise<CouponResult>): Promise<CouponResult>;
}

/** Makes the guard. */
export function createCouponGuard(rateLimits: RateLimits): CouponGuard {
  const ofAccount = rateLimits('coupon-account', WRONG_CODES_OF_ACCOUNT, HOUR);
  const ofCaller = rateLimits('coupon-caller', WRONG_CODES_OF_CALLER, HOUR);
  const knownWrong = rateLimits('coupon-known-wrong', 1, HOUR);

  return {
    async lookUp({ userId, callerAddress }, code, evaluate) {
      const guess = `${userId ?? callerAddress} ${code.trim().toUpperCase()}`;
      if (await knownWrong.isSpent(guess)) return evaluate();
      // Counted before it is looked up, so that parallel guesses cannot share one.
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
