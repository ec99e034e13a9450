import type { Trx } from '../../database.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type { SubmissionRow } from '../submissions.repository.ts';

interface ReviewChange {
  readonly by: AuditAuthor;
  readonly before: SubmissionRow;
  readonly after: SubmissionRow;
  readonly why?: string;
}

/** Writes the audit line of a reviewer's change. Lease renewals and reservations are not recorded. */
export async function recordReview(
  audit: Audit,
  trx: Trx,
  { by, before, after, why = '' }: ReviewChange,
): Promise<void> {
  if (before.status === after.status && before.reviewer_id === after.reviewer_id) return;
  await audit.record(trx, {
    by,
    action: 'submission.review',
    subject: { kind: 'submission', id: after.id },
    before: factsOf(before),
    after: factsOf(after),
    why,
  });
}

function factsOf({ status, reviewer_id: reviewerId }: SubmissionRow) {
  return { status, reviewerId };
}
