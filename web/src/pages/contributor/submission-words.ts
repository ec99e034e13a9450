import { isEditableSubmission, maySubmissionBecome, submissionStatusNamed } from '@halfdrop/domain';
import type { RepeatLayout, SubmissionStatus } from '#generated/types.ts';

interface StatusWords {
  readonly label: string;
  /** Tone of the label: `accent` if the designer has to act. */
  readonly tone: 'accent' | 'linen' | 'success';
}

/** Submission statuses as shown to designers, in workflow order. */
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

/** All statuses in workflow order. */
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

/** Repeat layouts in display order. */
export const repeatLayouts: readonly RepeatLayout[] = ['BLOCK', 'HALF_DROP', 'BRICK', 'MIRROR'];

/** Returns whether the designer may still edit a pattern's metadata. */
export function isEditable(status: SubmissionStatus): boolean {
  return isEditableSubmission(submissionStatusNamed(status));
}

/** Returns whether a complete pattern can be submitted. */
export function isSubmittable(status: SubmissionStatus): boolean {
  return status === 'READY' || status === 'CHANGES_REQUESTED';
}

/** Returns whether a pattern is awaiting review. */
export function isWaiting(status: SubmissionStatus): boolean {
  return status === 'SUBMITTED' || status === 'IN_REVIEW' || status === 'APPEALED';
}

/** Returns whether a pattern can be withdrawn. */
export function isWithdrawable(status: SubmissionStatus): boolean {
  return maySubmissionBecome(submissionStatusNamed(status), 'withdrawn');
}
