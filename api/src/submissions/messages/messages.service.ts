import { can, MAX_MESSAGES_PER_HOUR, type Actor, type MessageSide } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { postNotice } from '../../notices/post-notice.ts';
import { isRowId } from '../../platform/database/database.ts';
import type { WantedPage } from '../../platform/database/read-page.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { findStudios, findSubmission, type SubmissionRow } from '../submissions.repository.ts';
import type {
  Saying,
  SubmissionMessagesDto,
  SubmissionThreadDto,
  SubmissionThreadPageDto,
} from './messages.contract.ts';
import {
  findMessages,
  insertMessage,
  isMemberOf,
  readWaitingThreads,
  settleMessages,
  type MessageRow,
} from './messages.repository.ts';

/**
 * Messages between studios and reviewers about a pattern. Patterns the caller may not see are reported as not found.
 */
export interface MessageService {
  /** @throws not_found */
  messages(actor: Actor, id: string): Promise<SubmissionMessagesDto>;
  /** @throws not_found, illegal_transition if it was never submitted, rate_limited */
  send(actor: Actor, id: string, saying: Saying): Promise<SubmissionMessagesDto>;
  /** Excludes the reviewer's own studios. */
  threads(reviewer: AuditAuthor, wanted: WantedPage): Promise<SubmissionThreadPageDto>;
  /** @throws not_found, also for the reviewer's own studios */
  thread(reviewer: AuditAuthor, id: string): Promise<SubmissionThreadDto>;
  /** Notifies the studio. @throws not_found, illegal_transition if it was never submitted */
  answer(reviewer: AuditAuthor, id: string, saying: Saying): Promise<SubmissionThreadDto>;
  /** @throws not_found, illegal_transition if no answer is pending */
  settle(reviewer: AuditAuthor, id: string): Promise<SubmissionThreadDto>;
}

interface MessageNeeds extends Pick<Foundation, 'db' | 'clock' | 'callLimits'> {
  readonly audit: Audit;
}

/** Creates the service. */
export function createMessageService({ db, clock, callLimits, audit }: MessageNeeds): MessageService {
  const messagesOf = callLimits('submission-messages', MAX_MESSAGES_PER_HOUR, 3600);

  return {
    async messages(actor, id) {
      return { messages: await readMessages(db, await ownPattern(db, actor, id)) };
    },

    async send(actor, id, saying) {
      await messagesOf.spend(actor.id);
      return inTransaction(db, async (trx) => {
        const row = await ownPattern(trx, actor, id);
        await say(trx, row, { ...saying, side: 'studio', authorId: actor.id, at: clock.now() });
        return { messages: await readMessages(trx, row) };
      });
    },

    async threads({ userId: reviewerId }, wanted) {
      const { rows, pagination } = await readWaitingThreads(db, { ...wanted, reviewerId });
      const threads = rows.map(({ submission_id: submissionId, title, name, slug, asked_at: askedAt }) => ({
        submissionId,
        title,
        studio: { name, slug },
        askedAt: askedAt.toISOString(),
      }));
      return { threads, pagination };
    },

    thread: async (reviewer, id) => toThread(db, await reviewedPattern(db, reviewer, id)),

    answer: (by, id, saying) =>
      inTransaction(db, async (trx) => {
        const row = await reviewedPattern(trx, by, id);
        const at = clock.now();
        const messageId = await say(trx, row, { ...saying, side: 'reviewer', authorId: by.userId, at });
        if (messageId !== undefined) {
          await settleMessages(trx, row, at);
          const facts = { submissionId: row.id, title: row.title };
          const told = { studioId: row.studio_id, subjectId: messageId, facts, at };
          await postNotice(trx, { ...told, kind: 'submission_message' });
          await recordThread(audit, trx, { by, id, after: { messageId } });
        }
        return toThread(trx, row);
      }),

    settle: (by, id) =>
      inTransaction(db, async (trx) => {
        const row = await reviewedPattern(trx, by, id);
        const settledCount = await settleMessages(trx, row, clock.now());
        if (settledCount === 0) throw new Problem('illegal_transition', { message: 'Nobody waits for an answer.' });
        await recordThread(audit, trx, { by, id, after: { settledCount } });
        return toThread(trx, row);
      }),
  };
}

interface ThreadChange {
  readonly by: AuditAuthor;
  readonly id: string;
  readonly after: { readonly messageId: string } | { readonly settledCount: number };
}

function recordThread(audit: Audit, trx: Trx, { by, id, after }: ThreadChange): Promise<void> {
  const line = { by, action: 'submission.review', subject: { kind: 'submission', id }, before: null, after } as const;
  return audit.record(trx, { ...line, why: '' });
}

interface NewMessage extends Saying {
  readonly side: MessageSide;
  readonly authorId: string;
  readonly at: Date;
}

/** Stores a message and returns its number; undefined if its key was already used. @throws illegal_transition */
async function say(
  trx: Trx,
  row: SubmissionRow,
  { key, words, side, authorId, at }: NewMessage,
): Promise<string | undefined> {
  if (row.submitted_at === null) throw new Problem('illegal_transition', { message: 'It has not been submitted yet.' });
  const message = { submission_id: row.id, side, author_id: authorId, key, words, sent_at: at };
  return (await insertMessage(trx, message))?.id;
}

async function ownPattern(db: DbOrTrx, actor: Actor, id: string): Promise<SubmissionRow> {
  const row = isRowId(id) ? await findSubmission(db, id) : undefined;
  const isOwn = row && can(actor, 'studio.upload', { kind: 'studio', id: String(row.studio_id) });
  if (!isOwn) throw new Problem('not_found');
  return row;
}

/** Reviewers cannot answer messages of their own studio. */
async function reviewedPattern(db: DbOrTrx, { userId }: AuditAuthor, id: string): Promise<SubmissionRow> {
  const row = isRowId(id) ? await findSubmission(db, id) : undefined;
  if (!row || (await isMemberOf(db, row.studio_id, userId))) throw new Problem('not_found');
  return row;
}

async function readMessages(db: DbOrTrx, row: SubmissionRow): Promise<SubmissionMessagesDto['messages']> {
  return (await findMessages(db, row)).map(toMessage);
}

function toMessage({ id, side, words, sent_at: sentAt }: MessageRow): SubmissionMessagesDto['messages'][number] {
  return { id, side, words, sentAt: sentAt.toISOString() };
}

async function toThread(db: DbOrTrx, row: SubmissionRow): Promise<SubmissionThreadDto> {
  const rows = await findMessages(db, row);
  const [studio] = await findStudios(db, [row.studio_id]);
  if (!studio) throw new Error(`submission ${row.id} is of no studio`);
  const unsettled = rows.find(({ side, settled_at: settledAt }) => side === 'studio' && settledAt === null);
  return {
    submissionId: row.id,
    title: row.title,
    studio: { name: studio.name, slug: studio.slug },
    askedAt: unsettled?.sent_at.toISOString() ?? null,
    messages: rows.map(toMessage),
  };
}
