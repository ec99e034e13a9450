import { MAX_ISSUE_SCHEDULE_DAYS, type SubscriberView } from '@halfdrop/domain';
import * as v from 'valibot';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { addDays } from '../../platform/clock/clock.ts';
import { isRowId } from '../../platform/database/database.ts';
import type { WantedPage } from '../../platform/database/read-page.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { composeIssue, type IssueNeeds } from '../sending/issue-mail.ts';
import { DUE_JOB } from '../sending/send-issues.ts';
import type {
  IssueDto,
  IssuePageDto,
  IssuePreviewDto,
  IssueSchedule,
  IssueWords,
  SubscriberCountsDto,
  SubscriberPageDto,
} from './issue-desk.contract.ts';
import { summaryOf, toSubscriber } from './issue-views.ts';
import {
  findAddress,
  findAssets,
  findIssue,
  findOnSale,
  findPatterns,
  insertIssue,
  type IssueRow,
  lockIssue,
  readIssues,
  replacePatterns,
  updateIssue,
} from './issues.repository.ts';
import { countSubscribers, readSubscribers } from './subscribers.repository.ts';

const testJob = 'newsletter.test-mail';
const TestPayload = v.object({ issueId: v.string(), accountId: v.string() });

interface WantedSubscribers extends WantedPage {
  readonly view: SubscriberView;
  readonly q?: string | undefined;
}

/** Newsletter operations for staff. */
export interface IssueDesk {
  counts(): Promise<SubscriberCountsDto>;
  subscribers(wanted: WantedSubscribers): Promise<SubscriberPageDto>;
  list(wanted: WantedPage): Promise<IssuePageDto>;
  /** @throws not_found */
  one(id: string): Promise<IssueDto>;
  /** @throws validation_failed */
  create(words: IssueWords): Promise<IssueDto>;
  /** @throws not_found, version_conflict, illegal_transition unless it is a draft, validation_failed */
  save(id: string, change: IssueWords & { readonly version: number }): Promise<IssueDto>;
  preview(words: IssueWords): Promise<IssuePreviewDto>;
  /** Mails an issue to the caller. @throws not_found, rate_limited */
  test(by: AuditAuthor, id: string): Promise<{ email: string }>;
  /** @throws not_found, version_conflict, illegal_transition unless it is a draft, validation_failed */
  schedule(by: AuditAuthor, id: string, schedule: IssueSchedule): Promise<IssueDto>;
  /** @throws not_found, illegal_transition unless it is scheduled or being sent */
  stop(by: AuditAuthor, id: string, reason: string): Promise<IssueDto>;
  readonly jobs: JobHandlers;
}

interface IssueDeskNeeds extends IssueNeeds, Pick<Foundation, 'db' | 'callLimits' | 'clock' | 'mailer'> {
  readonly audit: Audit;
}

/** Creates the desk. */
export function createIssueDesk(needs: IssueDeskNeeds): IssueDesk {
  const { db, callLimits, clock, publicUrl } = needs;
  const testsOfPerson = callLimits('newsletter-tests', 20, 3600);
  return {
    ...subscriberLists(db),

    async list(wanted) {
      const { rows, pagination } = await readIssues(db, wanted);
      return { issues: rows.map(summaryOf), pagination };
    },

    one: (id) => issueNow(db, id),

    create: ({ assetIds, ...words }) =>
      inTransaction(db, async (trx) => {
        const id = await insertIssue(trx, { ...words, now: clock.now() });
        await show(trx, id, assetIds);
        return issueNow(trx, id);
      }),

    save: (id, { version, assetIds, ...words }) =>
      inTransaction(db, async (trx) => {
        await draftOf(trx, id, version);
        await updateIssue(trx, id, words);
        await show(trx, id, assetIds);
        return issueNow(trx, id);
      }),

    async preview({ assetIds, ...words }) {
      const assets = await findAssets(db, assetIds.filter(isRowId));
      const patterns = assets.filter(({ status }) => status === 'approved');
      const compose = await composeIssue(needs, { ...words, patterns });
      const { subject, text, html } = compose(`${publicUrl}/newsletter/unsubscribe`);
      return { subject, text, html };
    },

    async test(by, id) {
      await issueNow(db, id);
      const person = await findAddress(db, by.userId);
      if (!person) throw new Problem('not_found');
      await testsOfPerson.spend(by.userId);
      await addJob(db, testJob, { issueId: id, accountId: by.userId });
      return { email: person.email };
    },

    schedule: (by, id, schedule) => scheduleIssue(needs, by, id, schedule),
    stop: (by, id, reason) => stopIssue(needs, by, id, reason),

    jobs: { [testJob]: (payload) => sendTest(needs, payload) },
  };
}

/** Mails the last saved state of an issue to a member of staff. */
async function sendTest(needs: IssueDeskNeeds, payload: unknown): Promise<void> {
  const { db, mailer, publicUrl } = needs;
  const { issueId, accountId } = v.parse(TestPayload, payload);
  const [issue, person] = await Promise.all([findIssue(db, issueId), findAddress(db, accountId)]);
  if (!issue || !person) return;
  const composed = await composeIssue(needs, { ...issue, patterns: await findOnSale(db, issueId) });
  const mail = composed(`${publicUrl}/newsletter/unsubscribe`);
  const id = `newsletter-test-${issueId}-${issue.version}-${accountId}`;
  await mailer.send({ ...mail, id, to: person.email, subject: `Test: ${mail.subject}` });
}

function subscriberLists(db: IssueDeskNeeds['db']): Pick<IssueDesk, 'counts' | 'subscribers'> {
  return {
    async counts() {
      const counted = await countSubscribers(db);
      const of = (status: keyof SubscriberCountsDto) => counted.get(status) ?? 0;
      return {
        confirmed: of('confirmed'),
        pending: of('pending'),
        unsubscribed: of('unsubscribed'),
        bounced: of('bounced'),
      };
    },

    async subscribers({ view, q, ...wanted }) {
      const { rows, pagination } = await readSubscribers(db, { view, text: q ?? '' }, wanted);
      return { subscribers: rows.map(toSubscriber), pagination };
    },
  };
}

function scheduleIssue(
  { db, clock, audit }: IssueDeskNeeds,
  by: AuditAuthor,
  id: string,
  { version, sendAt, reason }: IssueSchedule,
): Promise<IssueDto> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const at = sendAt === null ? now : new Date(sendAt);
    if (at > addDays(now, MAX_ISSUE_SCHEDULE_DAYS)) {
      throw invalidField('sendAt', `At most ${MAX_ISSUE_SCHEDULE_DAYS} days ahead`);
    }
    await draftOf(trx, id, version);
    await updateIssue(trx, id, { state: 'scheduled', send_at: at < now ? now : at });
    if (at <= now) await addJob(trx, DUE_JOB, {});
    const issue = await issueNow(trx, id);
    await recordState(audit, trx, { by, issue, before: 'draft', why: reason });
    return issue;
  });
}

function stopIssue({ db, clock, audit }: IssueDeskNeeds, by: AuditAuthor, id: string, why: string): Promise<IssueDto> {
  return inTransaction(db, async (trx) => {
    const { state } = await lockedIssue(trx, id);
    if (state === 'scheduled') await updateIssue(trx, id, { state: 'draft', send_at: null });
    else if (state === 'sending') await updateIssue(trx, id, { state: 'stopped', finished_at: clock.now() });
    else throw new Problem('illegal_transition', { message: 'Only what is scheduled or being sent can be stopped.' });
    const issue = await issueNow(trx, id);
    await recordState(audit, trx, { by, issue, before: state, why });
    return issue;
  });
}

interface StateChange {
  readonly by: AuditAuthor;
  readonly issue: IssueDto;
  readonly before: IssueDto['state'];
  readonly why: string;
}

function recordState(audit: Audit, trx: Trx, { by, issue, before, why }: StateChange): Promise<void> {
  const { id, state, sendAt } = issue;
  return audit.record(trx, {
    by,
    action: 'newsletter.manage',
    subject: { kind: 'newsletter-issue', id },
    before: { state: before },
    after: { state, sendAt },
    why,
  });
}

/** @throws not_found */
async function lockedIssue(trx: Trx, id: string): Promise<IssueRow> {
  const row = isRowId(id) ? await lockIssue(trx, id) : undefined;
  if (!row) throw unknown();
  return row;
}

/** Locks a draft. @throws not_found, illegal_transition, version_conflict */
async function draftOf(trx: Trx, id: string, version: number): Promise<void> {
  const row = await lockedIssue(trx, id);
  if (row.state !== 'draft') {
    throw new Problem('illegal_transition', {
      message: 'It is no longer a draft. Stop it first, while it is scheduled.',
    });
  }
  if (row.version !== version) throw new Problem('version_conflict', { data: { currentVersion: row.version } });
}

/** @throws validation_failed if one of the patterns does not exist */
async function show(trx: Trx, issueId: string, assetIds: readonly string[]): Promise<void> {
  const known = await findAssets(trx, assetIds.filter(isRowId));
  if (known.length < assetIds.length) throw invalidField('assetIds', 'One of the patterns does not exist');
  await replacePatterns(trx, issueId, assetIds);
}

/** @throws not_found */
async function issueNow(db: DbOrTrx, id: string): Promise<IssueDto> {
  const row = isRowId(id) ? await findIssue(db, id) : undefined;
  if (!row) throw unknown();
  const patterns = await findPatterns(db, id);
  return {
    ...summaryOf(row),
    body: row.body,
    version: row.version,
    patterns: patterns.map((each) => ({ assetId: each.id, title: each.title, isOnSale: each.status === 'approved' })),
  };
}

function unknown(): Problem {
  return new Problem('not_found', { message: 'There is no such issue.' });
}
