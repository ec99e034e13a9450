import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { SubmissionRow } from '../submissions.repository.ts';

interface ReviewerNow {
  readonly reviewerId: string;
  /** Whoever was not seen since has left what they looked at. */
  readonly leftBefore: Date;
}

const waiting = sql`status in ('submitted', 'in_review', 'appealed')`;

/** What a reviewer has in front of them, locked until the transaction ends. */
export async function lockReviewOf(
  trx: Trx,
  { reviewerId, leftBefore }: ReviewerNow,
): Promise<SubmissionRow | undefined> {
  const { rows } = await sql<SubmissionRow>`
    select * from submissions_submission
    where ${waiting} and reviewer_id = ${reviewerId} and reviewer_seen_at > ${leftBefore}
    limit 1 for update`.execute(trx);
  return rows[0];
}

/**
 * What a reviewer looks at next, locked until the transaction ends: what is due first, and last what they have skipped.
 * Nobody reviews what their own studio hands in, nor decides on an appeal against themselves. Reviewers who ask at once
 * get different ones.
 */
export async function lockNextReview(
  trx: Trx,
  { reviewerId, leftBefore }: ReviewerNow,
): Promise<SubmissionRow | undefined> {
  const { rows } = await sql<SubmissionRow>`
    select * from submissions_submission submission
    where ${waiting} and (reviewer_seen_at is null or reviewer_seen_at <= ${leftBefore})
      and not exists (
        select from studios_member_view member
        where member.studio_id = submission.studio_id and member.account_id = ${reviewerId}
      )
      and (status <> 'appealed' or not exists (
        select from submissions_verdict verdict
        where verdict.submission_id = submission.id and verdict.reviewer_id = ${reviewerId}
      ))
    order by ${reviewerId}::uuid = any(skipped_by), answer_due_at, submitted_at, id
    limit 1 for update skip locked`.execute(trx);
  return rows[0];
}

/** How many submissions wait for a review. */
export async function countWaiting(db: DbOrTrx): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from submissions_submission where ${waiting}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
