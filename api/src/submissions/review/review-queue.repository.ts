import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { SubmissionRow } from '../submissions.repository.ts';

interface ReviewerNow {
  readonly reviewerId: string;
  /** Reviewers not seen since this time have abandoned their submissions. */
  readonly leftBefore: Date;
}

const waiting = sql`status in ('submitted', 'in_review', 'appealed')`;

/** By due date, then by risk, highest first, then by waiting time, longest first. */
const inOrder = sql`(answer_due_at at time zone 'UTC')::date, -risk, submitted_at, id`;

/**
 * Commits the transaction asynchronously, so that nobody waits for the disk while holding the lock of the audit log. If
 * the database machine crashes within the next second, the transaction is lost as a whole and the reviewer receives the
 * queue again. A verdict is only confirmed {@link untilOnDisk}.
 */
export async function endBeforeDisk(trx: Trx): Promise<void> {
  await sql`set local synchronous_commit to off`.execute(trx);
}

/** Waits until everything written before is durable. */
export async function untilOnDisk(db: DbOrTrx): Promise<void> {
  // Commits are durable in order, so a synchronous commit waits for all earlier ones. This is the smallest possible
  // write.
  await sql`select pg_logical_emit_message(true, 'halfdrop', '')`.execute(db);
}

/** Locks the reviewer's current submission, or the one reserved for them, until the transaction ends. */
export async function lockReviewOf(
  trx: Trx,
  { reviewerId, leftBefore }: ReviewerNow,
): Promise<SubmissionRow | undefined> {
  const { rows } = await sql<SubmissionRow>`
    select * from submissions_submission
    where ${waiting} and reviewer_id = ${reviewerId} and reviewer_seen_at > ${leftBefore}
    order by status = 'submitted'
    limit 1 for update`.execute(trx);
  return rows[0];
}

/** Whether a submission is neither assigned nor reserved. */
const isFree = ({ leftBefore }: ReviewerNow) =>
  sql<boolean>`(reviewer_seen_at is null or reviewer_seen_at <= ${leftBefore})`;

/** Reviewers cannot review submissions of their own studio. */
const isOfOthers = ({ reviewerId }: ReviewerNow) => sql<boolean>`not exists (
  select from studios_member_view member
  where member.studio_id = submission.studio_id and member.account_id = ${reviewerId}
)`;

/** Reviewers cannot decide an appeal against their own verdict. */
const isForThem = ({ reviewerId }: ReviewerNow) => sql<boolean>`(status <> 'appealed' or not exists (
  select from submissions_verdict verdict
  where verdict.submission_id = submission.id and verdict.reviewer_id = ${reviewerId}
))`;

const isSkippedBy = ({ reviewerId }: ReviewerNow) => sql<boolean>`${reviewerId}::uuid = any(skipped_by)`;

/**
 * Locks the next submission for a reviewer until the transaction ends: first due first, those they skipped last. One
 * reserved for another reviewer, who has not begun, is taken only if nothing else waits. Concurrent reviewers get
 * different submissions.
 */
export async function lockNextReview(trx: Trx, turn: ReviewerNow): Promise<SubmissionRow | undefined> {
  // A row locked now may be about to be reserved, so the result is only empty after waiting for it.
  return (await lockFirst(trx, turn)) ?? (await lockNext(trx, turn, sql`skip locked`)) ?? lockNext(trx, turn, sql``);
}

/** Reads the queue in order and stops at the first free submission: the common case. */
async function lockFirst(trx: Trx, turn: ReviewerNow) {
  const { rows } = await sql<SubmissionRow>`
    select * from submissions_submission submission
    where ${waiting} and ${isFree(turn)} and not ${isSkippedBy(turn)} and ${isOfOthers(turn)} and ${isForThem(turn)}
    order by ${inOrder}
    limit 1 for update of submission skip locked`.execute(trx);
  return rows[0];
}

/** Sorts everything available. */
async function lockNext(trx: Trx, turn: ReviewerNow, skipLocked: RawBuilder<unknown>) {
  const { rows } = await sql<SubmissionRow>`
    select * from submissions_submission submission
    where ${waiting} and (${isFree(turn)} or status = 'submitted') and ${isOfOthers(turn)} and ${isForThem(turn)}
    order by not ${isFree(turn)}, ${isSkippedBy(turn)}, ${inOrder}
    limit 1 for update of submission ${skipLocked}`.execute(trx);
  return rows[0];
}

/** Larger collections are reviewed in several waves. */
const MAX_IN_WAVE = 30;

/**
 * Locks the rest of a submission's collection that is not assigned to anyone else, until the transaction ends, to be
 * reviewed with it. Reservations do not count as assigned.
 */
export async function lockWaveOf(
  trx: Trx,
  { id, collection_id: collectionId }: Pick<SubmissionRow, 'id' | 'collection_id'>,
  turn: ReviewerNow,
): Promise<SubmissionRow[]> {
  if (collectionId === null) return [];
  const { rows } = await sql<SubmissionRow>`
    select * from submissions_submission
    where collection_id = ${collectionId} and id <> ${id}
      and (status = 'submitted' or status = 'in_review' and (reviewer_id = ${turn.reviewerId} or ${isFree(turn)}))
    order by collection_position, id
    limit ${MAX_IN_WAVE - 1} for update skip locked`.execute(trx);
  return rows;
}

/** Locks the reviewer's other submissions of the same collection until the transaction ends. */
export async function lockHeldWave(
  trx: Trx,
  { id, collection_id: collectionId, reviewer_id: reviewerId }: SubmissionRow,
): Promise<SubmissionRow[]> {
  if (collectionId === null || reviewerId === null) return [];
  const submissions = trx.selectFrom('submissions_submission').selectAll();
  const held = submissions.where('reviewer_id', '=', reviewerId).where('status', '=', 'in_review');
  const others = held.where('collection_id', '=', collectionId).where('id', '<>', id);
  return others.orderBy('id').forUpdate().execute();
}

/** Reserves the next submission for a reviewer: the one already reserved, or the first due. */
export async function keepUpcomingReview(
  trx: Trx,
  { after, at, ...turn }: ReviewerNow & { readonly after: Pick<SubmissionRow, 'id' | 'status'>; readonly at: Date },
): Promise<SubmissionRow | undefined> {
  const isKept = sql<boolean>`(reviewer_id = ${turn.reviewerId} and not ${isFree(turn)})`;
  // A submission taken from the queue is the reserved one, if there was one.
  const kept =
    after.status === 'submitted' ? undefined : await keepUpcoming(trx, turn, { after, at, isWanted: isKept });
  return kept ?? keepUpcoming(trx, turn, { after, at, isWanted: isFree(turn) });
}

interface Upcoming {
  readonly after: Pick<SubmissionRow, 'id'>;
  readonly at: Date;
  readonly isWanted: RawBuilder<boolean>;
}

async function keepUpcoming(trx: Trx, turn: ReviewerNow, { after, at, isWanted }: Upcoming) {
  const { rows } = await sql<SubmissionRow>`
    with upcoming as materialized (
      select id from submissions_submission submission
      where status = 'submitted' and id <> ${after.id} and ${isWanted} and ${isOfOthers(turn)}
        and not ${isSkippedBy(turn)}
      order by ${inOrder}
      limit 1 for update skip locked
    )
    update submissions_submission kept set reviewer_id = ${turn.reviewerId}, reviewer_seen_at = ${at}
    from upcoming where kept.id = upcoming.id
    returning kept.*`.execute(trx);
  return rows[0];
}

/** Returns the 1-based queue positions of those submissions that wait. */
export async function findQueuePlaces(db: DbOrTrx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  // Stops reading after the last of them.
  const { rows } = await sql<{ id: string; place: number }>`
    with own as (select ${inOrder} from submissions_submission where id = any(${[...ids]}::uuid[]) and ${waiting}),
      last as (select * from own order by 1 desc, 2 desc, 3 desc, 4 desc limit 1)
    select id, place::int from (
      select id, row_number() over (order by ${inOrder}) as place from submissions_submission
      where ${waiting} and (${inOrder}) <= (select * from last)
    ) queue
    where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/** Counts submissions that wait for a review. */
export async function countWaiting(db: DbOrTrx): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from submissions_submission where ${waiting}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
