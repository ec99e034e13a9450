import { REVIEW_LEASE_MINUTES } from '@halfdrop/domain';
import type { Trx } from '../../database.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { toSubmissions } from '../submission-view.ts';
import { findStudios, updateSubmission, type SubmissionRow } from '../submissions.repository.ts';
import { takeSubmissionStep } from '../take-submission-step.ts';
import { REVIEW_PICTURE_ADDRESS } from './picture-address.ts';
import { recordReview } from './record-review.ts';
import {
  countWaiting,
  endBeforeDisk,
  keepUpcomingReview,
  lockNextReview,
  lockReviewOf,
  lockWaveOf,
} from './review-queue.repository.ts';
import type { DispatchDto, ReviewDto } from './review.contract.ts';

interface DispatchNeeds {
  readonly clock: Clock;
  readonly audit: Audit;
}

const LEASE_MILLISECONDS = REVIEW_LEASE_MINUTES * 60_000;

/** Returns the reviewer's current submission, or the first due, with the rest of its wave and the upcoming one. */
export async function dispatch(trx: Trx, shop: DispatchNeeds, by: AuditAuthor): Promise<DispatchDto> {
  const { clock, audit } = shop;
  await endBeforeDisk(trx);
  const reviewerId = by.userId;
  const at = clock.now();
  const turn = { reviewerId, leftBefore: new Date(at.getTime() - LEASE_MILLISECONDS) };
  const row = (await lockReviewOf(trx, turn)) ?? (await lockNextReview(trx, turn));
  const taken = row && (await dispatched(trx, row, { reviewerId, at }));
  const wave = taken?.status === 'in_review' ? await dispatchedWave(trx, taken, { shop, by, turn, at }) : [];
  const upcoming = row && (await keepUpcomingReview(trx, { ...turn, after: row, at }));
  const reviews = await toReviews(
    trx,
    [taken, ...wave, upcoming].filter((each) => each !== undefined),
  );
  const reviewOf = (id: string | undefined) => reviews.find(({ submission }) => submission.id === id) ?? null;
  const answer = {
    review: reviewOf(taken?.id),
    wave: reviews.filter(({ submission }) => wave.some(({ id }) => id === submission.id)),
    upcoming: reviewOf(upcoming?.id),
    waiting: await countWaiting(trx),
  };
  if (row && taken) await recordReview(audit, trx, { by, before: row, after: taken });
  return answer;
}

interface WaveTurn {
  readonly shop: DispatchNeeds;
  readonly by: AuditAuthor;
  readonly turn: Parameters<typeof lockWaveOf>[2];
  readonly at: Date;
}

/** Assigns the rest of a collection to the reviewer of one of its submissions. */
async function dispatchedWave(
  trx: Trx,
  taken: SubmissionRow,
  { shop, by, turn, at }: WaveTurn,
): Promise<SubmissionRow[]> {
  const rows: SubmissionRow[] = [];
  for (const before of await lockWaveOf(trx, taken, turn)) {
    const after = await dispatched(trx, before, { reviewerId: by.userId, at });
    await recordReview(shop.audit, trx, { by, before, after });
    rows.push(after);
  }
  return rows;
}

/** Assigns a locked submission to a reviewer. One abandoned by another reviewer is first returned to the queue. */
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

/** Converts a submission to the reviewer's view. */
export async function toReview(trx: Trx, row: SubmissionRow): Promise<ReviewDto> {
  const [review] = await toReviews(trx, [row]);
  if (!review) throw new Error(`submission ${row.id} was not read`);
  return review;
}

/** Converts submissions to the reviewer's view. */
async function toReviews(trx: Trx, rows: readonly SubmissionRow[]): Promise<ReviewDto[]> {
  const studios = await findStudios(trx, [...new Set(rows.map(({ studio_id: studioId }) => studioId))]);
  const submissions = await toSubmissions(trx, rows, REVIEW_PICTURE_ADDRESS);
  return rows.map((row, index) => {
    const { id, answer_due_at: dueAt, reviewer_seen_at: seenAt } = row;
    const studio = studios.find((each) => each.id === row.studio_id);
    const submission = submissions[index];
    if (dueAt === null || seenAt === null || !studio || !submission) {
      throw new Error(`submission ${id} is in front of nobody`);
    }
    return {
      submission,
      studio: { id: String(studio.id), name: studio.name, slug: studio.slug },
      dueAt: dueAt.toISOString(),
      leaseEndsAt: new Date(seenAt.getTime() + LEASE_MILLISECONDS).toISOString(),
    };
  });
}
