import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { addDays, type Clock } from '../platform/clock/clock.ts';
import type { Db } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { newId, newSecret, secretHash } from '../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { greeting } from '../platform/mail/greeting.ts';
import { findByEmail, findById, type AccountRow } from './account.repository.ts';
import { markEmailConfirmed } from './email-confirmation.repository.ts';
import { otpMail, passwordChangedMail } from './password-mail.ts';
import type { GivenOtp, NewPassword, PasswordResetRequestDto, ResetTokenDto } from './password-reset.contract.ts';
import {
  countOtherResets,
  deleteResets,
  endByToken,
  exchangeForToken,
  hasEnded,
  lockAccount,
  replaceReset,
  takeAttempt,
} from './password-reset.repository.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { passwordChangedJob, replacePassword } from './replace-password.ts';

const otpJob = 'account.password-otp';

const MINUTES_OF_CODE = 10;
const MINUTES_OF_TOKEN = 15;
const CODES_AN_HOUR = 10;
/** As long as no further letter may be sent: somebody whose letters were used up by strangers has a link that works. */
const MINUTES_OF_LINK = 60;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const OtpPayload = v.object({ id: v.string(), email: v.string() });
const ChangedPayload = v.object({ id: v.string(), userId: v.string(), changedAt: v.string() });

/** The forgotten password: a code by mail, its exchange for a token, and the new password. */
export interface PasswordResetService {
  /** Answers alike, after the same work, for every address. @throws rate_limited */
  request(email: string, callerAddress: string): Promise<PasswordResetRequestDto>;
  /** @throws invalid_otp alike for a wrong, used, replaced or old code and for an unknown address; rate_limited */
  verify(given: GivenOtp, callerAddress: string): Promise<ResetTokenDto>;
  /** Ends every session of the account. @throws reset_expired, rate_limited */
  setPassword(wanted: NewPassword, callerAddress: string): Promise<void>;
  /** Forgets codes of earlier days. */
  prune(): Promise<void>;
  readonly jobs: JobHandlers;
}

interface PasswordResetDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Called with the address of an account whose password was set, and of who set it: guesses made before count no longer. */
  readonly onPasswordSet: (email: string, callerAddress: string) => Promise<void>;
}

/**
 * Makes the service. Budgets are counted in this process and per caller. The letters an account gets in an hour, and
 * the tries of its codes in a day, are counted for all callers together, in the database: what strangers use up of them
 * keeps nobody out, because the link of every letter works as long as no further letter may be sent.
 */
export function createPasswordResetService(shop: PasswordResetDependencies): PasswordResetService {
  const { db, clock, mailer, publicUrl } = shop;
  const requestsOfCaller = createRateLimit(30, 3600);
  const requestsOfPair = createRateLimit(5, 3600);
  const triesOfCaller = createRateLimit(100, 900);
  const triesOfPair = createRateLimit(10, 900);
  const resetsOfCaller = createRateLimit(30, 900);

  /** Stores a code nobody has seen yet; null when the account does not exist, or has had its codes for this hour. */
  async function makeCode(id: string, email: string) {
    const account = await findByEmail(db, email);
    if (!account) return null;
    const otp = String(randomInt(1_000_000)).padStart(6, '0');
    const otpHash = await hashPassword(otp);
    const createdAt = clock.now();
    const linkToken = newSecret();
    const lives = {
      expiresAt: new Date(createdAt.getTime() + MINUTES_OF_CODE * MINUTE),
      linkExpiresAt: new Date(createdAt.getTime() + MINUTES_OF_LINK * MINUTE),
    };
    const isMade = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, account.id);
      if (await hasEnded(trx, id)) return false;
      const others = await countOtherResets(trx, account.id, id, new Date(createdAt.getTime() - HOUR));
      if (others >= CODES_AN_HOUR) return false;
      await replaceReset(trx, {
        id,
        userId: account.id,
        otpHash,
        linkHash: secretHash(linkToken),
        createdAt,
        ...lives,
      });
      return true;
    });
    return isMade ? { account, otp, linkToken } : null;
  }

  return {
    async request(email, callerAddress) {
      await requestsOfCaller.spend(callerAddress);
      await requestsOfPair.spend(pairOf(callerAddress, email));
      // Whether the address has an account is looked up by the job: here the work is the same for every address.
      await addJob(db, otpJob, { id: newId(), email });
      return {
        message: 'If this address has an account, a code is on its way.',
        expiresInSeconds: MINUTES_OF_CODE * 60,
      };
    },

    async verify({ email, otp }, callerAddress) {
      await triesOfCaller.spend(callerAddress);
      await triesOfPair.spend(pairOf(callerAddress, email));
      // Counted before it is compared, so that parallel guesses cannot share one try.
      const tried = await takeAttempt(db, email, clock.now());
      if (!(await passwordMatches(tried?.otpHash ?? null, otp)) || !tried) throw new Problem('invalid_otp');
      const resetToken = newSecret();
      const expiresAt = new Date(clock.now().getTime() + MINUTES_OF_TOKEN * MINUTE);
      const isExchanged = await exchangeForToken(db, tried.id, secretHash(resetToken), expiresAt);
      if (!isExchanged) throw new Problem('invalid_otp');
      await triesOfCaller.refund(callerAddress);
      await triesOfPair.reset(pairOf(callerAddress, email));
      return { resetToken };
    },

    async setPassword({ token, newPassword }, callerAddress) {
      await resetsOfCaller.spend(callerAddress);
      const passwordHash = await hashPassword(newPassword);
      const now = clock.now();
      const email = await db.transaction().execute(async (trx) => {
        const userId = await endByToken(trx, secretHash(token), now);
        if (userId === undefined) throw new Problem('reset_expired');
        // Only who reads the mail of the address could have had the code.
        await markEmailConfirmed(trx, userId, now);
        return replacePassword(trx, { userId, passwordHash, now });
      });
      await shop.onPasswordSet(email, callerAddress);
    },

    prune: () => deleteResets(db, addDays(clock.now(), -1)),

    jobs: {
      [otpJob]: async (payload) => {
        const { id, email } = v.parse(OtpPayload, payload);
        const made = await makeCode(id, email);
        if (!made) return;
        const { account, otp, linkToken } = made;
        const code = { otp, minutes: MINUTES_OF_CODE };
        // Behind the #, which no server and no other site is told.
        const link = { url: `${publicUrl}/forgot-password#reset=${linkToken}`, minutes: MINUTES_OF_LINK };
        await mailer.send(otpMail({ resetId: id, greeting: greetingOf(account), email: account.email, code, link }));
      },
      [passwordChangedJob]: async (payload) => {
        const { id, userId, changedAt } = v.parse(ChangedPayload, payload);
        const account = await findById(db, userId);
        if (!account) return;
        const letter = { changeId: id, greeting: greetingOf(account), email: account.email, publicUrl };
        await mailer.send(passwordChangedMail({ ...letter, changedAt: new Date(changedAt) }));
      },
    },
  };
}

function pairOf(callerAddress: string, email: string): string {
  return `${callerAddress} ${email.toLowerCase()}`;
}

const greetingOf = ({ name, email_confirmed_at: confirmedAt }: AccountRow) => greeting(name, confirmedAt !== null);
