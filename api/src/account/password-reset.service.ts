import { addDays } from '../platform/clock/clock.ts';
import { Problem } from '../platform/http/problem.ts';
import type { RateLimits } from '../platform/http/rate-limit.ts';
import { newId, newSecret, secretHash } from '../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import { markEmailConfirmed } from './email-confirmation.repository.ts';
import { MINUTES_OF_CODE, sendCode, sendPasswordChanged, type PasswordMailDependencies } from './send-password-mail.ts';
import type { GivenOtp, NewPassword, PasswordResetRequestDto, ResetTokenDto } from './password-reset.contract.ts';
import { deleteResets, endByToken, exchangeForToken, takeAttempt } from './password-reset.repository.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { refusedInSteps } from './refused-in-steps.ts';
import { passwordChangedJob, replacePassword } from './replace-password.ts';

const otpJob = 'account.password-otp';

const MINUTES_OF_TOKEN = 15;
const MINUTE = 60_000;

/** Password reset: a mailed code, its exchange for a token, and the new password. */
export interface PasswordResetService {
  /** Does the same work and responds alike for every address. @throws rate_limited */
  request(email: string, callerAddress: string): Promise<PasswordResetRequestDto>;
  /** @throws invalid_otp alike for a wrong, used, superseded or expired code and an unknown address; rate_limited */
  verify(given: GivenOtp, callerAddress: string): Promise<ResetTokenDto>;
  /** Sets the password and revokes all sessions. @throws reset_expired, rate_limited */
  setPassword(wanted: NewPassword, callerAddress: string): Promise<void>;
  /** Deletes codes of earlier days. */
  prune(): Promise<void>;
  readonly jobs: JobHandlers;
}

interface PasswordResetDependencies extends PasswordMailDependencies {
  readonly rateLimits: RateLimits;
  /**
   * Called with the email address of the account and the IP address of the caller, to reset counts of failed sign-ins.
   */
  readonly onPasswordSet: (email: string, callerAddress: string) => Promise<void>;
}

/**
 * Creates the service. Requests are rate limited per caller. Emails per hour and attempts per day are limited per
 * account across all callers, in the database. Exhausting them locks no one out, because the links of sent emails stay
 * valid for as long as no further email may be sent.
 */
export function createPasswordResetService(shop: PasswordResetDependencies): PasswordResetService {
  const { db, clock, rateLimits } = shop;
  const requestsOfCaller = rateLimits('reset-caller', 30, 3600);
  const requestsOfPair = rateLimits('reset-pair', 5, 3600);
  const triesOfCaller = rateLimits('otp-caller', 100, 900);
  const triesOfPair = rateLimits('otp-pair', 10, 900);
  const resetsOfCaller = rateLimits('new-password-caller', 30, 900);

  return {
    async request(email, callerAddress) {
      await requestsOfCaller.spend(callerAddress);
      await requestsOfPair.spend(pairOf(callerAddress, email));
      // The job looks up the account, so that the work here is the same for every address.
      await addJob(db, otpJob, { id: newId(), email });
      return {
        message: 'If this address has an account, a code is on its way.',
        expiresInSeconds: MINUTES_OF_CODE * 60,
      };
    },

    verify: ({ email, otp }, callerAddress) =>
      refusedInSteps(async () => {
        await triesOfCaller.spend(callerAddress);
        await triesOfPair.spend(pairOf(callerAddress, email));
        // Count before comparing, so that parallel guesses cannot share one attempt.
        const tried = await takeAttempt(db, email, clock.now());
        if (!(await passwordMatches(tried?.otpHash ?? null, otp)) || !tried) throw new Problem('invalid_otp');
        const resetToken = newSecret();
        const expiresAt = new Date(clock.now().getTime() + MINUTES_OF_TOKEN * MINUTE);
        const isExchanged = await exchangeForToken(db, tried.id, secretHash(resetToken), expiresAt);
        if (!isExchanged) throw new Problem('invalid_otp');
        await triesOfCaller.refund(callerAddress);
        await triesOfPair.reset(pairOf(callerAddress, email));
        return { resetToken };
      }),

    async setPassword({ token, newPassword }, callerAddress) {
      await resetsOfCaller.spend(callerAddress);
      const passwordHash = await hashPassword(newPassword);
      const now = clock.now();
      const email = await db.transaction().execute(async (trx) => {
        const userId = await endByToken(trx, secretHash(token), now);
        if (userId === undefined) throw new Problem('reset_expired');
        // Having the code proves access to the mailbox.
        await markEmailConfirmed(trx, userId, now);
        return replacePassword(trx, { userId, passwordHash, now });
      });
      await shop.onPasswordSet(email, callerAddress);
    },

    prune: () => deleteResets(db, addDays(clock.now(), -1)),

    jobs: {
      [otpJob]: (payload) => sendCode(shop, payload),
      [passwordChangedJob]: (payload) => sendPasswordChanged(shop, payload),
    },
  };
}

function pairOf(callerAddress: string, email: string): string {
  return `${callerAddress} ${email.toLowerCase()}`;
}
