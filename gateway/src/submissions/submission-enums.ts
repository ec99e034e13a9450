import type { FindingSeverity, SubmissionStatus, SubmissionVerdict } from '../generated/resolvers.ts';
import type { Submission } from '../generated/rest.ts';

type RestStatus = Submission['status'];
type RestVerdict = Submission['verdicts'][number]['verdict'];

/** How far submissions are, as REST says it. */
export const statuses: Record<RestStatus, SubmissionStatus> = {
  appealed: 'APPEALED',
  approved: 'APPROVED',
  changes_requested: 'CHANGES_REQUESTED',
  checking: 'CHECKING',
  draft: 'DRAFT',
  failed: 'FAILED',
  in_review: 'IN_REVIEW',
  ready: 'READY',
  rejected: 'REJECTED',
  submitted: 'SUBMITTED',
  withdrawn: 'WITHDRAWN',
};

/** How far submissions are, as GraphQL says it. */
export const restStatuses: Record<SubmissionStatus, RestStatus> = {
  APPEALED: 'appealed',
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes_requested',
  CHECKING: 'checking',
  DRAFT: 'draft',
  FAILED: 'failed',
  IN_REVIEW: 'in_review',
  READY: 'ready',
  REJECTED: 'rejected',
  SUBMITTED: 'submitted',
  WITHDRAWN: 'withdrawn',
};

/** What reviews end with, as REST says it. */
export const verdicts: Record<RestVerdict, SubmissionVerdict> = {
  approved: 'APPROVED',
  changes_requested: 'CHANGES_REQUESTED',
  rejected: 'REJECTED',
};

/** What reviews end with, as GraphQL says it. */
export const restVerdicts: Record<SubmissionVerdict, RestVerdict> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes_requested',
  REJECTED: 'rejected',
};

/** How much findings matter, as REST says it. */
export const severities: Record<Submission['findings'][number]['severity'], FindingSeverity> = {
  error: 'ERROR',
  note: 'NOTE',
  warning: 'WARNING',
};
