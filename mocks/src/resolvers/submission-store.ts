import { isEditableSubmission, maySubmissionBecome, submissionStatusNamed } from '@halfdrop/domain';
import type { Submission, SubmissionStatus } from '../generated/resolvers.ts';

/** The submissions of one mocked shop. */
export interface SubmissionStore {
  /** All submissions by id, newest first. */
  readonly all: ReadonlyMap<string, Submission>;
  /** Returns how many await review or are in review. */
  readonly waitingCount: () => number;
  /** Replaces a submission and returns it. */
  keep(submission: Submission): Submission;
  /** Returns whether a submission may change status, according to the shared transition table. */
  allows(submission: Submission, to: SubmissionStatus): boolean;
  /** Returns whether its designer may still edit it. */
  isEditable(submission: Submission): boolean;
}

const waiting: ReadonlySet<SubmissionStatus> = new Set(['SUBMITTED', 'IN_REVIEW', 'APPEALED']);

/** Creates the store with the initial submissions of a mocked shop. */
export function createSubmissionStore(submissions: readonly Submission[]): SubmissionStore {
  const all = new Map(submissions.map((each) => [each.id, each]));
  return {
    all,
    waitingCount: () => [...all.values()].filter(({ status }) => waiting.has(status)).length,
    keep(submission) {
      all.set(submission.id, submission);
      return submission;
    },
    allows: ({ status }, to) => maySubmissionBecome(submissionStatusNamed(status), submissionStatusNamed(to)),
    isEditable: ({ status }) => isEditableSubmission(submissionStatusNamed(status)),
  };
}
