import type { Verdict } from '@halfdrop/domain';
import type { Trx } from '../../database.ts';
import { postNotice } from '../../notices/post-notice.ts';
import type { SubmissionRow } from '../submissions.repository.ts';

interface GivenVerdict {
  readonly id: string;
  readonly verdict: Verdict;
  readonly at: Date;
}

/** Notifies a studio of the result of a review, or of an appeal against the previous one. */
export function sendVerdict(
  trx: Trx,
  { id: submissionId, studio_id: studioId, status, title }: SubmissionRow,
  { id: subjectId, verdict, at }: GivenVerdict,
): Promise<void> {
  const told = { studioId, subjectId, at };
  const facts = { submissionId, title };
  if (status === 'appealed') {
    return postNotice(trx, { ...told, kind: 'appeal_decided', facts: { ...facts, verdict } });
  }
  return postNotice(trx, { ...told, kind: `submission_${verdict}`, facts });
}
