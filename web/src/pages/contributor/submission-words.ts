import { isEditableSubmission, maySubmissionBecome, submissionStatusNamed } from '@halfdrop/domain';
import type { RepeatLayout, SubmissionStatus } from '#generated/types.ts';

interface StatusWords {
  readonly label: string;
  /** How the label is set off: `accent` where the designer has to do something. */
  readonly tone: 'accent' | 'linen' | 'success';
}

/** How far a pattern is, as its designer reads it, in the order of its way. */
export const statusWords: Readonly<Record<SubmissionStatus, StatusWords>> = {
  DRAFT: { label: 'Received', tone: 'linen' },
  CHECKING: { label: 'Being checked', tone: 'linen' },
  FAILED: { label: 'Failed the check', tone: 'accent' },
  READY: { label: 'Ready', tone: 'success' },
  SUBMITTED: { label: 'Waiting for review', tone: 'linen' },
  IN_REVIEW: { label: 'In review', tone: 'linen' },
  CHANGES_REQUESTED: { label: 'Changes asked for', tone: 'accent' },
  APPROVED: { label: 'On sale', tone: 'success' },
  REJECTED: { label: 'Rejected', tone: 'accent' },
  APPEALED: { label: 'Appealed', tone: 'linen' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'linen' },
};

/** Every state, in the order of its way. */
export const submissionStatuses: readonly SubmissionStatus[] = [
  'DRAFT',
  'CHECKING',
  'FAILED',
  'READY',
  'SUBMITTED',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'APPROVED',
  'REJECTED',
  'APPEALED',
  'WITHDRAWN',
];

/** The repeat layouts in the order they are offered. */
export const repeatLayouts: readonly RepeatLayout[] = ['BLOCK', 'HALF_DROP', 'BRICK', 'MIRROR'];

/** Whether its designer may still change what a pattern says. */
export function isEditable(status: SubmissionStatus): boolean {
  return isEditableSubmission(submissionStatusNamed(status));
}

/** Whether a pattern that says everything can be handed in. */
export function isSubmittable(status: SubmissionStatus): boolean {
  return status === 'READY' || status === 'CHANGES_REQUESTED';
}

/** Whether a pattern waits for a reviewer. */
export function isWaiting(status: SubmissionStatus): boolean {
  return status === 'SUBMITTED' || status === 'IN_REVIEW' || status === 'APPEALED';
}

/** Whether a pattern can be taken back. */
export function isWithdrawable(status: SubmissionStatus): boolean {
  return maySubmissionBecome(submissionStatusNamed(status), 'withdrawn');
}
