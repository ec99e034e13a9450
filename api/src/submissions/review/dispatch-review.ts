import { REVIEW_LEASE_MINUTES } from '@halfdrop/domain';
import type { Trx } from '../../database.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { toSubmission } from '../submission-view.ts';
import type { SubmissionDto } from '../submissions.contract.ts';
import { findStudio, updateSubmission, type SubmissionRow } from '../submissions.repository.ts';
import { takeSubmissionStep } from '../take-submission-step.ts';
import { REVIEW_PICTURE_ADDRESS } from './picture-address.ts';
import { recordReview } from './record-review.ts';
import {
  countWaiting,
  lockNextReview,
  lockReviewOf,
  lockUpcomingReview,
  lockWaveOf,
} from './review-queue.repository.ts';
import type { DispatchDto, ReviewDto } from './review.contract.ts';

interface DispatchNeeds {
  readonly clock: Clock;
  readonly audit: Audit;
}

const LEASE_MILLISECONDS = REVIEW_LEASE_MINUTES * 60_000;

/** What a reviewer had in front of them, or what is due first, with what comes with it and after it. */
export async function dispatch(trx: Trx, shop: DispatchNeeds, by: AuditAuthor): Promise<DispatchDto> {
  const { clock, audit } = shop;
  const reviewerId = by.userId;
  const at = clock.now();
  const turn = { reviewerId, leftBefore: new Date(at.getTime() - LEASE_MILLISECONDS) };
  const row = (await lockReviewOf(trx, turn)) ?? (await lockNextReview(trx, turn));
  const taken = row && (await dispatched(trx, row, { reviewerId, at }));
  const wave = taken?.status === 'in_review' ? await dispatchedWave(trx, taken, { shop, by, turn, at }) : [];
  const kept = row && (await lockUpcomingReview(trx, { ...turn, after: row.id }));
  const change = { reviewer_id: reviewerId, reviewer_seen_at: at };
  const upcoming = kept && (await updateSubmission(trx, kept.id, change));
  const answer = {
    review: taken ? await toReview(trx, taken) : null,
    wave,
    upcoming: upcoming ? await toReview(trx, upcoming) : null,
    waiting: await countWaiting(trx),
  };
  if (row && taken) await recordReview(audit, trx, { by, before: row, after: taken });
  if (kept && upcoming) await recordReview(audit, trx, { by, before: kept, after: upcoming });
  return answer;
}

interface WaveTurn {
  readonly shop: DispatchNeeds;
  readonly by: AuditAuthor;
  readonly turn: Parameters<typeof lockWaveOf>[2];
  readonly at: Date;
}

/** Puts what else waits of a collection in front of the reviewer who has one of it. */
async function dispatchedWave(trx: Trx, taken: SubmissionRow, { shop, by, turn, at }: WaveTurn): Promise<ReviewDto[]> {
  const reviews: ReviewDto[] = [];
  for (const before of await lockWaveOf(trx, taken, turn)) {
    const after = await dispatched(trx, before, { reviewerId: by.userId, at });
    await recordReview(shop.audit, trx, { by, before, after });
    reviews.push(await toReview(trx, after));
  }
  return reviews;
}

/** Puts a locked submission in front of a reviewer. One that another reviewer has left is back in the queue first. */
async function dispatched(
  trx: Trx,
  row: SubmissionRow,
  { reviewerId, at }: { readonly reviewerId: string; readonly at: Date },
): Promise<SubmissionRow> {
  const change = { reviewer_id: reviewerId, reviewer_seen_at: at };
  const isLeft = row.status === 'in_review' && row.reviewer_id !== reviewerId;
  const hasBegun = row.status !== 'submitted' && !isLeft;
  if (hasBegun) return updateSubmission(trx, row.id, change);
  const waiting = isLeft ? await takeSubmissionStep(trx, row, { to: 'submitted', actorId: null, at }) : row;
  return takeSubmissionStep(trx, waiting, { to: 'in_review', actorId: reviewerId, at, change });
}

/** A submission as its reviewer has it. */
export async function toReview(trx: Trx, row: SubmissionRow): Promise<ReviewDto> {
  if (row.answer_due_at === null || row.reviewer_seen_at === null) {
    throw new Error(`submission ${row.id} is in front of nobody`);
  }
  const { id, name, slug } = await findStudio(trx, row.studio_id);
  return {
    submission: await toReviewed(trx, row),
    studio: { id: String(id), name, slug },
    dueAt: row.answer_due_at.toISOString(),
    leaseEndsAt: new Date(row.reviewer_seen_at.getTime() + LEASE_MILLISECONDS).toISOString(),
  };
}

/** A submission with the address of its picture that is for those who review. */
async function toReviewed(trx: Trx, row: SubmissionRow): Promise<SubmissionDto> {
  const submission = await toSubmission(trx, row);
  return { ...submission, pictureUrl: row.picture === null ? null : REVIEW_PICTURE_ADDRESS + row.picture };
}
