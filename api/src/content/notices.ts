import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { addJob, type JobHandlers, type RecurringJob } from '../platform/jobs/jobs.ts';
import { findComing, findReader, recordReaders } from './content.repository.ts';
import type { MailTexts } from './mails/mail-texts.ts';
import { noticeMail } from './notice-mail.ts';

/** Texts that users agree to; every account holder is notified before a change takes effect. */
const NOTICED_PAGES: readonly string[] = ['terms', 'privacy'];

/** Minimum notice in days, and the number of further days allowed for sending the mails. */
const NOTICE_DAYS = 14;
const DELIVERY_DAYS = 1;

const BATCH = 500;

const announceJob = 'content.announce';
const mailJob = 'content.notice';

const PayloadSchema = v.object({ slug: v.string(), version: v.number(), userId: v.string() });

/** Returns when a version that replaces another takes effect, at the start of a day in UTC; null for immediately. */
export function effectiveFrom(slug: string, now: Date): Date | null {
  if (!NOTICED_PAGES.includes(slug)) return null;
  const day = addDays(now, NOTICE_DAYS + DELIVERY_DAYS + 1);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}

/** Mails to account holders about changed texts. */
export interface NoticeService {
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
}

interface NoticeDependencies extends Pick<Foundation, 'db' | 'clock' | 'mailer' | 'publicUrl'> {
  readonly mailTexts: MailTexts;
}

/**
 * Creates the service. Recipients are recorded together with the queued mail, so that nobody is mailed twice about a
 * version.
 */
export function createNoticeService({ db, clock, mailer, mailTexts, publicUrl }: NoticeDependencies): NoticeService {
  /** Queues the mails about a version for a batch of account holders; false once everyone has theirs. */
  function announce(slug: string, version: number): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const readers = await recordReaders(trx, { slug, version }, { now: clock.now(), limit: BATCH });
      for (const userId of readers) await addJob(trx, mailJob, { slug, version, userId });
      return readers.length > 0;
    });
  }

  return {
    jobs: {
      [announceJob]: async () => {
        for (const { slug, version } of await findComing(db, NOTICED_PAGES, clock.now())) {
          while (await announce(slug, version));
        }
      },
      [mailJob]: async (payload) => {
        const { slug, version, userId } = v.parse(PayloadSchema, payload);
        const coming = await findComing(db, [slug], clock.now());
        const page = coming.find((each) => each.version === version);
        const reader = await findReader(db, userId);
        if (!page || !reader) return;
        await mailer.send(await noticeMail(mailTexts, { page, userId, email: reader.email, publicUrl }));
      },
    },
    recurringJobs: [{ name: announceJob, at: '7 * * * *' }],
  };
}
