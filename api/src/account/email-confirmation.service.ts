import * as v from 'valibot';
import { addDays } from '../platform/clock/clock.ts';
import type { Trx } from '../database.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import { findById } from './account.repository.ts';
import { confirmationLinks } from './confirmation-links.ts';
import type { ConfirmationEmailDto, ConfirmedEmailDto } from './email-confirmation.contract.ts';
import { emailConfirmationMail } from './email-confirmation.mail.ts';
import { beginConfirmation, confirmByRound, findUnconfirmed } from './email-confirmation.repository.ts';

const mailJob = 'account.confirm-email';
const LINK_DAYS = 7;
const deadLink = 'This link has already been used or has expired.';

const MailPayload = v.object({ userId: v.string(), round: v.number() });

/** Confirmation of email addresses, requested at sign-up but not required for it. */
export interface EmailConfirmationService {
  /** Confirms an address by the token of an email, which works once. @throws not_found, rate_limited */
  confirm(token: string, callerAddress: string): Promise<ConfirmedEmailDto>;
  /** Sends another email. @throws rate_limited */
  resend(userId: string): Promise<ConfirmationEmailDto>;
  readonly jobs: JobHandlers;
}

interface EmailConfirmationDependencies extends Pick<
  Foundation,
  'db' | 'callLimits' | 'clock' | 'mailer' | 'publicUrl'
> {
  readonly mailTexts: MailTexts;
  readonly linkSecret: string;
}

/** Schedules a confirmation email for after the commit. */
export async function askForConfirmation(trx: Trx, userId: string, now: Date): Promise<void> {
  const round = await beginConfirmation(trx, userId, now);
  await addJob(trx, mailJob, { userId, round });
}

/** Creates the service. */
export function createEmailConfirmationService(shop: EmailConfirmationDependencies): EmailConfirmationService {
  const { db, callLimits, clock, mailer, mailTexts, linkSecret, publicUrl } = shop;
  const mailsOfAccount = callLimits('confirmation-mails', 5, 3600);
  const triesOfCaller = callLimits('confirmations', 100, 900);

  return {
    async confirm(token, callerAddress) {
      await triesOfCaller.spend(callerAddress);
      const named = confirmationLinks.read(linkSecret, token);
      const now = clock.now();
      const email = named && (await confirmByRound(db, { ...named, since: addDays(now, -LINK_DAYS), now }));
      if (!email) throw new Problem('not_found', { message: deadLink });
      await triesOfCaller.refund(callerAddress);
      return { email };
    },

    async resend(userId) {
      const account = await findById(db, userId);
      if (!account) throw new Problem('unauthenticated');
      const { email } = account;
      if (account.email_confirmed_at !== null) return { email, isSent: false };
      await mailsOfAccount.spend(userId);
      await db.transaction().execute((trx) => askForConfirmation(trx, userId, clock.now()));
      return { email, isSent: true };
    },

    jobs: {
      [mailJob]: async (payload) => {
        const { userId, round } = v.parse(MailPayload, payload);
        const person = await findUnconfirmed(db, userId, round);
        if (!person) return;
        const url = `${publicUrl}/confirm-email?token=${confirmationLinks.write(linkSecret, { id: userId, round })}`;
        const facts = { userId, round, ...person, url, days: LINK_DAYS };
        await mailer.send(await emailConfirmationMail(mailTexts, facts));
      },
    },
  };
}
