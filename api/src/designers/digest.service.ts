import * as v from 'valibot';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { FollowDigestDto } from './digest.contract.ts';
import { digestMail } from './digest-mail.ts';
import { digestLinks } from './digest-links.ts';
import {
  beginDigests,
  deleteOldDigests,
  findDigest,
  findNewPatterns,
  isDigestMuted,
  muteDigest,
  unmuteDigest,
  type DigestKey,
} from './digest.repository.ts';

/** Recurring job that begins the digests of a week. */
export const digestJob = 'designers.digest';
const mailJob = 'designers.digest-mail';

/** How far back a first digest goes. */
const MIN_DAYS = 31;
const BATCH = 200;
const PATTERNS_OF_STUDIO = 4;

const MailJobSchema = v.object({ userId: v.string(), week: v.string() });

/** The weekly mail to followers. */
export interface DigestService {
  own(userId: string): Promise<FollowDigestDto>;
  choose(userId: string, choice: FollowDigestDto): Promise<FollowDigestDto>;
  /** Idempotent. @throws not_found for an invalid token */
  unsubscribe(token: string): Promise<FollowDigestDto>;
  /** Deletes digests older than any new one reaches back. */
  prune(): Promise<void>;
  readonly jobs: JobHandlers;
}

interface DigestDependencies extends Pick<Foundation, 'db' | 'clock' | 'mailer' | 'publicUrl'> {
  readonly linkSecret: string;
  readonly mailTexts: MailTexts;
}

/** Creates the service. */
export function createDigestService(shop: DigestDependencies): DigestService {
  const { db, clock, linkSecret } = shop;
  return {
    own: async (userId) => ({ isMailed: !(await isDigestMuted(db, userId)) }),
    async choose(userId, { isMailed }) {
      await (isMailed ? unmuteDigest(db, userId) : muteDigest(db, userId, clock.now()));
      return { isMailed };
    },
    async unsubscribe(token) {
      const named = digestLinks.read(linkSecret, token);
      if (!named) throw new Problem('not_found', { message: 'This link does not work.' });
      await muteDigest(db, named.id, clock.now());
      return { isMailed: false };
    },
    prune: () => deleteOldDigests(db, addDays(clock.now(), -MIN_DAYS)),
    jobs: {
      [digestJob]: () => beginWeek(shop),
      [mailJob]: (payload) => sendDigest(shop, v.parse(MailJobSchema, payload)),
    },
  };
}

/** Begins this week's digests batch by batch; after an interruption, those already begun are skipped. */
async function beginWeek({ db, clock }: DigestDependencies): Promise<void> {
  const now = clock.now();
  const week = mondayOf(now);
  const wanted = { week, now, earliest: addDays(now, -MIN_DAYS), limit: BATCH };
  let begun = BATCH;
  while (begun === BATCH) {
    begun = await db.transaction().execute(async (trx) => {
      const userIds = await beginDigests(trx, wanted);
      for (const userId of userIds) await addJob(trx, mailJob, { userId, week });
      return userIds.length;
    });
  }
}

/** Mails a digest. A retry may mail it again under the same message id. */
async function sendDigest(shop: DigestDependencies, key: DigestKey): Promise<void> {
  const { db, mailer } = shop;
  const digest = await findDigest(db, key);
  if (!digest) return;
  const patterns = await findNewPatterns(db, {
    userId: key.userId,
    since: digest.told_since,
    until: digest.told_until,
    perStudio: PATTERNS_OF_STUDIO,
  });
  if (patterns.length === 0) return;
  await mailer.send(await digestMail(shop, { key, digest, patterns }));
}

/** Returns the Monday of an instant's week, such as `2026-11-23`. */
function mondayOf(at: Date): string {
  const daysSinceMonday = (at.getUTCDay() + 6) % 7;
  return addDays(at, -daysSinceMonday).toISOString().slice(0, 10);
}
