import * as v from 'valibot';
import { addDays } from '../platform/clock/clock.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import { confirmMail } from './confirm-mail.ts';
import type { SubscriptionDto } from './newsletter.contract.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { deleteOldDeliveries, findNewestDelivery, recordLeft } from './sending/deliveries.repository.ts';
import {
  deleteUnconfirmed,
  findById,
  insertPending,
  lockByEmail,
  lockById,
  updateSubscription,
  type SubscriptionRow,
} from './newsletter.repository.ts';

const confirmJob = 'newsletter.confirm-mail';
const daysBetweenMails = 1;
const linkDays = 7;
const unconfirmedDays = 30;
/** Retention of deliveries: long enough for late bounces and questions from recipients. */
const deliveryDays = 90;
const deadLink = 'This link does not work any more. Please subscribe again.';

const PayloadSchema = v.object({ id: v.string() });

/** Newsletter subscriptions. */
export interface NewsletterService {
  /** Responds identically for every address, known or not. @throws rate_limited */
  subscribe(email: string, callerAddress: string): Promise<SubscriptionDto>;
  /** Idempotent. @throws not_found for a token that is invalid, expired or of an earlier subscription */
  confirm(token: string): Promise<SubscriptionDto>;
  /** Idempotent. @throws not_found */
  unsubscribe(token: string): Promise<SubscriptionDto>;
  /** Deletes addresses that were never confirmed, and old deliveries. */
  prune(): Promise<void>;
  readonly jobs: JobHandlers;
}

interface NewsletterDependencies extends Pick<Foundation, 'db' | 'callLimits' | 'clock' | 'mailer' | 'publicUrl'> {
  readonly mailTexts: MailTexts;
  readonly linkSecret: string;
}

/** Creates the service. */
export function createNewsletterService(shop: NewsletterDependencies): NewsletterService {
  const { db, callLimits, clock, mailer, mailTexts, linkSecret, publicUrl } = shop;
  const requestsOfAddress = callLimits('newsletter-requests', 30, 3600);

  async function request(trx: Trx, email: string, now: Date): Promise<void> {
    const added = await insertPending(trx, email, now);
    const known = added ?? (await renewed(trx, await lockByEmail(trx, email), now));
    if (known) await addJob(trx, confirmJob, { id: known.id });
  }

  function withSubscription(purpose: 'confirm' | 'unsubscribe', token: string, work: LinkWork) {
    return db.transaction().execute(async (trx) => {
      const named = newsletterLinks[purpose].read(linkSecret, token);
      const row = named && isRowId(named.id) ? await lockById(trx, named.id) : undefined;
      if (!named || !row || row.round !== named.round) throw new Problem('not_found', { message: deadLink });
      return work(trx, row, clock.now());
    });
  }

  return {
    async subscribe(email, callerAddress) {
      await requestsOfAddress.spend(callerAddress);
      await db.transaction().execute((trx) => request(trx, email, clock.now()));
      return { email, status: 'pending' };
    },

    confirm: (token) => withSubscription('confirm', token, confirmed),
    unsubscribe: (token) => withSubscription('unsubscribe', token, unsubscribed),
    async prune() {
      await deleteUnconfirmed(db, addDays(clock.now(), -unconfirmedDays));
      await deleteOldDeliveries(db, addDays(clock.now(), -deliveryDays));
    },

    jobs: {
      [confirmJob]: async (payload) => {
        const row = await findById(db, v.parse(PayloadSchema, payload).id);
        if (row?.status !== 'pending') return;
        const writing = { mailTexts, secret: linkSecret, publicUrl, days: linkDays };
        await mailer.send(await confirmMail(row, writing));
      },
    },
  };
}

/**
 * Resubscribes a known address; null if no mail is due. Only its owner can have unsubscribed, so they may return
 * immediately; a bounced address is tried again.
 */
async function renewed(trx: Trx, row: SubscriptionRow, now: Date): Promise<SubscriptionRow | null> {
  const isPauseOver = row.mailed_at <= addDays(now, -daysBetweenMails);
  if (row.status === 'unsubscribed' || (row.status === 'bounced' && isPauseOver)) {
    const round = row.round + 1;
    return updateSubscription(trx, row.id, { status: 'pending', round, requested_at: now, mailed_at: now });
  }
  const isMailDue = row.status === 'pending' && isPauseOver;
  return isMailDue ? updateSubscription(trx, row.id, { mailed_at: now }) : null;
}

/** Applies a link to its subscription. */
type LinkWork = (trx: Trx, row: SubscriptionRow, now: Date) => Promise<SubscriptionDto>;

async function confirmed(trx: Trx, row: SubscriptionRow, now: Date): Promise<SubscriptionDto> {
  const done = { email: row.email, status: 'confirmed' } as const;
  if (row.status === 'confirmed') return done;
  if (row.status !== 'pending' || row.mailed_at <= addDays(now, -linkDays)) {
    throw new Problem('not_found', { message: deadLink });
  }
  await updateSubscription(trx, row.id, { status: 'confirmed', confirmed_at: now });
  return done;
}

async function unsubscribed(trx: Trx, row: SubscriptionRow, now: Date): Promise<SubscriptionDto> {
  const done = { email: row.email, status: 'unsubscribed' } as const;
  if (row.status === 'unsubscribed') return done;
  const last = await findNewestDelivery(trx, row.id);
  if (last) await recordLeft(trx, { issueId: last.issue_id, subscriptionId: row.id }, now);
  await updateSubscription(trx, row.id, { status: 'unsubscribed', unsubscribed_at: now });
  return done;
}
