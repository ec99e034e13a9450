import { createRateLimit } from '../platform/http/rate-limit.ts';
import { UNKNOWN_COUPON } from './coupon-rules.ts';
import type { CouponVerdict } from './coupons.service.ts';

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
interface CouponGuard {
  /**
   * Looks a code up. Wrong codes alone count; the same one again, as when a cart is shown once more, is no further guess.
   * @throws rate_limited
   */
  lookUp(guesser: CouponGuesser, code: string, judge: () => Promise<CouponVerdict>): Promise<CouponVerdict>;
}

/** Makes the guard; it counts in this process. */
export function createCouponGuard(): CouponGuard {
  const ofAccount = createRateLimit(WRONG_CODES_OF_ACCOUNT, HOUR);
  const ofCaller = createRateLimit(WRONG_CODES_OF_CALLER, HOUR);
  const knownWrong = createRateLimit(1, HOUR);

  return {
    async lookUp({ userId, callerAddress }, code, judge) {
      const guess = `${userId ?? callerAddress} ${code.trim().toUpperCase()}`;
      if (await knownWrong.isSpent(guess)) return judge();
      // Counted before it is looked up, so that parallel guesses cannot share one.
      if (userId !== null) await ofAccount.spend(userId);
      await ofCaller.spend(callerAddress);
      const verdict = await judge();
      if (verdict.kind === 'refused' && verdict.reason === UNKNOWN_COUPON) {
        await knownWrong.note(guess);
        return verdict;
      }
      if (userId !== null) await ofAccount.refund(userId);
      await ofCaller.refund(callerAddress);
      return verdict;
    },
  };
}
