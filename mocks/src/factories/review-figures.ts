import type { SubmissionReviewFigures } from '../generated/resolvers.ts';
import { type DemoSubmissions, SUBMISSION_NOW } from './submission.ts';

/**
 * Returns the review waiting time and the share of overturned refusals; both are empty in a shop without submissions.
 */
export function reviewFigures(submissions: DemoSubmissions, waitingCount: number): SubmissionReviewFigures {
  const isNew = submissions === 'none';
  return {
    waitingCount,
    verdictCount: isNew ? 0 : 40,
    p50WaitMinutes: isNew ? null : 300,
    p90WaitMinutes: isNew ? null : 2 * 24 * 60,
    appealCount: isNew ? 0 : 5,
    overturnedCount: isNew ? 0 : 2,
    overturnedShare: isNew ? null : 0.4,
    countedAt: SUBMISSION_NOW,
  };
}
