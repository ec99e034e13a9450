import { sql, type Insertable, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { SubmissionRow } from '../submissions.repository.ts';
import type { SubmissionTables } from '../submissions.tables.ts';

/** A stored message. */
export type MessageRow = Selectable<SubmissionTables['submissions_message']>;

type Pattern = Pick<SubmissionRow, 'id' | 'asset_id'>;

/** Selects all versions of a pattern, which share their messages. */
const versionsOf = (db: DbOrTrx, { id, asset_id: assetId }: Pattern) =>
  db
    .selectFrom('submissions_submission')
    .select('id')
    .where((is) => is.or([is('id', '=', id), ...(assetId === null ? [] : [is('asset_id', '=', assetId)])]));

/** Returns the messages about a pattern, oldest first. */
export function findMessages(db: DbOrTrx, pattern: Pattern): Promise<MessageRow[]> {
  const messages = db.selectFrom('submissions_message').selectAll();
  return messages.where('submission_id', 'in', versionsOf(db, pattern)).orderBy('id').execute();
}

/** Inserts a message; undefined if the submission has one with its key. */
export function insertMessage(
  trx: Trx,
  message: Insertable<SubmissionTables['submissions_message']>,
): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('submissions_message')
    .values(message)
    .onConflict((conflict) => conflict.columns(['submission_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Marks pending messages as settled and returns how many there were. */
export async function settleMessages(trx: Trx, pattern: Pattern, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('submissions_message')
    .set({ settled_at: at })
    .where('submission_id', 'in', versionsOf(trx, pattern))
    .where('side', '=', 'studio')
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Whether an account is a member of the studio. */
export async function isMemberOf(db: DbOrTrx, studioId: number, accountId: string): Promise<boolean> {
  const members = db.selectFrom('studios_member_view').select('role').where('studio_id', '=', studioId);
  return (await members.where('account_id', '=', accountId).executeTakeFirst()) !== undefined;
}

/** Returns one page of patterns that await an answer, longest wait first, excluding the reviewer's own studios. */
export function readWaitingThreads(
  db: DbOrTrx,
  { reviewerId, ...wanted }: WantedPage & { readonly reviewerId: string },
) {
  const members = db.selectFrom('studios_member_view').select('studio_id').where('account_id', '=', reviewerId);
  const waiting = db
    .selectFrom('submissions_message as message')
    .innerJoin('submissions_submission as submission', 'submission.id', 'message.submission_id')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'submission.studio_id')
    .where('message.side', '=', 'studio')
    .where('message.settled_at', 'is', null)
    .where('submission.studio_id', 'not in', members)
    .groupBy([sql`coalesce(submission.asset_id, submission.id)`, 'studio.id', 'studio.name', 'studio.slug'])
    // Taken from the version that was written about last.
    .select([
      sql<string>`(array_agg(submission.id order by message.id desc))[1]`.as('submission_id'),
      sql<string>`(array_agg(submission.title order by message.id desc))[1]`.as('title'),
      sql<Date>`min(message.sent_at)`.as('asked_at'),
      'studio.name',
      'studio.slug',
    ]);
  return readPage(db, waiting.orderBy('asked_at').orderBy('submission_id'), wanted, MAX_LISTED_ROWS);
}
