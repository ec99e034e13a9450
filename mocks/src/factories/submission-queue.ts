import type { Submission } from '../generated/resolvers.ts';
import { asset } from './asset.ts';
import { designers } from './designer.ts';
import {
  afterSubmissionStep,
  checkedSubmission,
  decidedSubmission,
  readySubmission,
  visibleSeam,
} from './submission.ts';

const refusedAt = '2026-11-23T09:00:00.000Z';

/** Submissions of the queue that belong to one collection. */
export const submissionWaves: ReadonlyArray<readonly string[]> = [['submission-104', 'submission-105']];

/** Returns the n-th submission, of another studio, resubmitted with a corrected file. */
function correctedSubmission(index: number): Submission {
  const ready = readySubmission(index, { studioId: designers[1]?.id ?? '' });
  const inReview = afterSubmissionStep(afterSubmissionStep(ready, 'SUBMITTED'), 'IN_REVIEW');
  const refusal = { reasons: [visibleSeam], note: 'Look at it laid three by three.' };
  const refused = decidedSubmission(inReview, { verdict: 'CHANGES_REQUESTED', ...refusal }, refusedAt);
  const corrected = checkedSubmission(afterSubmissionStep(refused, 'CHECKING'), index + 1);
  return afterSubmissionStep(corrected, 'SUBMITTED', { note: 'The marked place is repaired.' });
}

/** Returns submissions of other studios awaiting review, most urgent first. */
export function queuedSubmissions(): Submission[] {
  const first = [101, 102, 103, 104, 105].map((index) =>
    // The third one is a newer version of a pattern on sale.
    afterSubmissionStep(
      readySubmission(index, {
        studioId: designers[Math.min(4, index - 100)]?.id ?? '',
        asset: index === 103 ? asset(3) : null,
      }),
      'SUBMITTED',
      {
        at: `2026-11-${index - 83}T08:00:00.000Z`,
        note: index === 102 ? 'The dots are uneven on purpose.' : null,
      },
    ),
  );
  return [...first, correctedSubmission(106)];
}
