import type { FindingSeverity, SubmissionStatus, SubmissionVerdict } from '../generated/resolvers.ts';
import type { Submission } from '../generated/rest.ts';

type RestStatus = Submission['status'];
type RestVerdict = Submission['verdicts'][number]['verdict'];

/** Submission statuses by REST name. */
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

/** REST names of submission statuses. */
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

/** Verdicts by REST name. */
export const verdicts: Record<RestVerdict, SubmissionVerdict> = {
  approved: 'APPROVED',
  changes_requested: 'CHANGES_REQUESTED',
  rejected: 'REJECTED',
};

/** REST names of verdicts. */
export const restVerdicts: Record<SubmissionVerdict, RestVerdict> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes_requested',
  REJECTED: 'rejected',
};

/** Finding severities by REST name. */
export const severities: Record<Submission['findings'][number]['severity'], FindingSeverity> = {
  error: 'ERROR',
  note: 'NOTE',
  warning: 'WARNING',
};
