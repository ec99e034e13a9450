import type { Db } from '../../database.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { currentJob } from '../../platform/jobs/current-job.ts';
import type { CheckedMailer } from '../../platform/mail/mailer.ts';
import { isUndeliverable } from '../../platform/mail/undeliverable.ts';
import { recordFailure, recordSent, recordTry } from './mails.repository.ts';

const MAX_ERROR_CHARACTERS = 1000;

/** Wraps a mailer to record the mails it sends for jobs and their outcome, except unlisted mails. */
export function recordedMailer(
  mailer: CheckedMailer,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): CheckedMailer {
  return {
    kind: mailer.kind,
    check: () => mailer.check(),
    async send(mail) {
      const job = currentJob();
      if (!job || mail.isUnlisted || isUndeliverable(mail.to)) return mailer.send(mail);
      await recordTry(db, mail, { job, now: clock.now() });
      try {
        await mailer.send(mail);
      } catch (error) {
        const words = error instanceof Error ? error.message : 'It was not taken.';
        await recordFailure(db, mail.id, words.slice(0, MAX_ERROR_CHARACTERS));
        throw error;
      }
      return recordSent(db, mail.id, clock.now());
    },
  };
}
