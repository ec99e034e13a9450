import * as v from 'valibot';
import type { MailTexts } from '../../content/mails/mail-texts.ts';
import type { Foundation } from '../../domain-module.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addJob, type JobHandlers, type RecurringJob } from '../../platform/jobs/jobs.ts';
import { refusalOf } from '../../platform/mail/refusal.ts';
import { findOnSale } from '../desk/issues.repository.ts';
import { findById, markBounced } from '../newsletter.repository.ts';
import {
  beginIssue,
  type DeliveryKey,
  findDueIssues,
  findSendingIssues,
  findWaiting,
  finishIssue,
  putOffDelivery,
  releaseIssue,
  settleDelivery,
  takeIssue,
} from './deliveries.repository.ts';
import { type ComposedIssue, composeIssue, issueMail } from './issue-mail.ts';

/** Job that begins due issues and resumes interrupted ones. */
export const DUE_JOB = 'newsletter.due';
const sendJob = 'newsletter.send';

/** Number of mails sent per job, so that other jobs get their turn. */
const BATCH = 100;
const MINUTE = 60_000;
/** Longer than handing over any mail takes. */
const LEASE_MINUTES = 5;
/** Number of attempts, and the delay after the first in minutes; each delay is twice the last, ten hours in total. */
const MAX_TRIES = 8;
const FIRST_PAUSE_MINUTES = 5;

const PayloadSchema = v.object({ issueId: v.string() });

interface SenderNeeds extends Pick<Foundation, 'db' | 'clock' | 'mailer' | 'publicUrl'> {
  readonly linkSecret: string;
  readonly mailTexts: MailTexts;
}

/** Jobs that send issues. */
export interface IssueSender {
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
}

/**
 * Creates the sender. Each delivery is recorded individually; one interrupted by a crash is sent again under the same
 * id.
 */
export function createIssueSender(needs: SenderNeeds): IssueSender {
  const { db, clock } = needs;
  const queue = (issueId: string) => addJob(db, sendJob, { issueId }, { key: `newsletter-${issueId}` });
  return {
    jobs: {
      [DUE_JOB]: async () => {
        for (const id of await findDueIssues(db, clock.now())) {
          await inTransaction(db, (trx) => beginIssue(trx, id, clock.now()));
        }
        for (const id of await findSendingIssues(db)) await queue(id);
      },
      [sendJob]: async (payload) => {
        const { issueId } = v.parse(PayloadSchema, payload);
        if (await sendSome(needs, issueId)) await queue(issueId);
      },
    },
    recurringJobs: [{ name: DUE_JOB, at: '* * * * *' }],
  };
}

/** Sends an issue to a batch of recipients; true if more can be sent immediately. */
async function sendSome(needs: SenderNeeds, issueId: string): Promise<boolean> {
  const { db, clock } = needs;
  const issue = await takeIssue(db, issueId, { now: clock.now(), until: leaseFrom(clock.now()) });
  if (!issue) return false;
  try {
    const composed = await composeIssue(needs, { ...issue, patterns: await findOnSale(db, issueId) });
    const waiting = await findWaiting(db, issueId, clock.now(), BATCH);
    for (const { subscription_id: subscriptionId, tries } of waiting) {
      if (!(await deliver(needs, composed, { issueId, subscriptionId }, tries))) return false;
    }
    await finishIssue(db, issueId, clock.now());
    return waiting.length === BATCH;
  } finally {
    await releaseIssue(db, issueId);
  }
}

/**
 * Sends an issue to one recipient, who may have unsubscribed meanwhile. False once sending was stopped.
 * @throws if no mail can be sent at all
 */
async function deliver(needs: SenderNeeds, composed: ComposedIssue, key: DeliveryKey, tries: number): Promise<boolean> {
  const { db, clock, mailer, publicUrl, linkSecret: secret } = needs;
  const receiver = await findById(db, key.subscriptionId);
  const settle = (outcome: 'sent' | 'bounced' | 'failed' | 'dropped') =>
    settleDelivery(db, key, { outcome, now: clock.now(), until: leaseFrom(clock.now()) });
  if (receiver?.status !== 'confirmed') return settle('dropped');
  try {
    await mailer.send(issueMail(composed, key.issueId, receiver, { secret, publicUrl }));
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    if (refusal.isForGood) {
      await markBounced(db, receiver.id, { reason: refusal.words, now: clock.now() });
      return settle('bounced');
    }
    if (tries + 1 >= MAX_TRIES) return settle('failed');
    const now = clock.now();
    return putOffDelivery(db, key, { tryAt: pauseAfter(tries, now), until: leaseFrom(now) });
  }
  return settle('sent');
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MINUTES * MINUTE);
}

function pauseAfter(tries: number, now: Date): Date {
  return new Date(now.getTime() + 2 ** tries * FIRST_PAUSE_MINUTES * MINUTE);
}
