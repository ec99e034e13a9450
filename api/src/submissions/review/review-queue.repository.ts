import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { SubmissionRow } from '../submissions.repository.ts';

interface ReviewerNow {
  readonly reviewerId: string;
  /** Whoever was not seen since has left what they looked at. */
  readonly leftBefore: Date;
}

const waiting = sql`status in ('submitted', 'in_review', 'appealed')`;

/** By the day an answer is due, of one day what has to be looked at most closely, and then what has waited longest. */
const inOrder = sql`(answer_due_at at time zone 'UTC')::date, -risk, submitted_at, id`;

/**
 * Lets a transaction end before the disk has it, so that nobody waits for the disk while they wait for its line of the audit.
 * When the machine of the database dies within the next second, it is lost as a whole: who looks at what is in the queue again.
 * A verdict is answered only {@link untilOnDisk}.
 */
export async function endBeforeDisk(trx: Trx): Promise<void> {
  await sql`set local synchronous_commit to off`.execute(trx);
}

/** Waits until the disk has all that was written before. */
export async function untilOnDisk(db: DbOrTrx): Promise<void> {
  // A transaction that has written something waits for the disk, and the disk keeps the order. This is the least one can write.
  await sql`select pg_logical_emit_message(true, 'halfdrop', '')`.execute(db);
}

/** What a reviewer has in front of them, or else has kept as the next one, locked until the transaction ends. */
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

/** Whether a submission is in front of nobody, and kept for nobody. */
const isFree = ({ leftBefore }: ReviewerNow) =>
  sql<boolean>`(reviewer_seen_at is null or reviewer_seen_at <= ${leftBefore})`;

/** Nobody reviews what their own studio hands in. */
const isOfOthers = ({ reviewerId }: ReviewerNow) => sql<boolean>`not exists (
  select from studios_member_view member
  where member.studio_id = submission.studio_id and member.account_id = ${reviewerId}
)`;

/** Nobody decides on an appeal against themselves. */
const isForThem = ({ reviewerId }: ReviewerNow) => sql<boolean>`(status <> 'appealed' or not exists (
  select from submissions_verdict verdict
  where verdict.submission_id = submission.id and verdict.reviewer_id = ${reviewerId}
))`;

const isSkippedBy = ({ reviewerId }: ReviewerNow) => sql<boolean>`${reviewerId}::uuid = any(skipped_by)`;

/**
 * What a reviewer looks at next, locked until the transaction ends: what is due first, and last what they have skipped.
 * What is kept for another reviewer, who has not begun, is taken only when nothing else waits. Reviewers who ask at once get
 * different ones.
 */
export async function lockNextReview(trx: Trx, turn: ReviewerNow): Promise<SubmissionRow | undefined> {
  // What is locked now may only be about to be kept for somebody, so nothing is found only once it was waited for.
  return (await lockFirst(trx, turn)) ?? (await lockNext(trx, turn, sql`skip locked`)) ?? lockNext(trx, turn, sql``);
}

/** The usual case reads the queue in its order and ends at the first that is free. */
async function lockFirst(trx: Trx, turn: ReviewerNow) {
  const { rows } = await sql<SubmissionRow>`
    select * from submissions_submission submission
    where ${waiting} and ${isFree(turn)} and not ${isSkippedBy(turn)} and ${isOfOthers(turn)} and ${isForThem(turn)}
    order by ${inOrder}
    limit 1 for update of submission skip locked`.execute(trx);
  return rows[0];
}

/** Everything that can be had at all is put in order. */
async function lockNext(trx: Trx, turn: ReviewerNow, skipLocked: RawBuilder<unknown>) {
  const { rows } = await sql<SubmissionRow>`
    select * from submissions_submission submission
    where ${waiting} and (${isFree(turn)} or status = 'submitted') and ${isOfOthers(turn)} and ${isForThem(turn)}
    order by not ${isFree(turn)}, ${isSkippedBy(turn)}, ${inOrder}
    limit 1 for update of submission ${skipLocked}`.execute(trx);
  return rows[0];
}

/** A collection with more is reviewed in several waves. */
const MAX_IN_WAVE = 30;

/**
 * What else waits of the collection of a submission, and is in front of nobody else, locked until the transaction ends:
 * it is reviewed with it. What is kept for somebody has not been begun.
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

/** What a reviewer has in front of them beside a submission of the same collection, locked until the transaction ends. */
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

/** Keeps for a reviewer what comes after what they look at: what was kept before, or else what is due first. */
export async function keepUpcomingReview(
  trx: Trx,
  { after, at, ...turn }: ReviewerNow & { readonly after: Pick<SubmissionRow, 'id' | 'status'>; readonly at: Date },
): Promise<SubmissionRow | undefined> {
  const isKept = sql<boolean>`(reviewer_id = ${turn.reviewerId} and not ${isFree(turn)})`;
  // What comes from the queue is what was kept, if anything was.
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

/** The places in the queue of those of some submissions that wait, from 1. */
export async function findQueuePlaces(db: DbOrTrx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  // Nothing behind the last of them is looked at.
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

/** How many submissions wait for a review. */
export async function countWaiting(db: DbOrTrx): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from submissions_submission where ${waiting}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
