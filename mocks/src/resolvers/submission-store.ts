import { isEditableSubmission, maySubmissionBecome, submissionStatusNamed } from '@halfdrop/domain';
import type { Submission, SubmissionStatus } from '../generated/resolvers.ts';

/** The submissions of one mocked shop. */
export interface SubmissionStore {
  /** Every submission by its identity, the newest first. */
  readonly all: ReadonlyMap<string, Submission>;
  /** How many wait for a review or are in one. */
  readonly waitingCount: () => number;
  /** Replaces a submission, and gives it back. */
  keep(submission: Submission): Submission;
  /** Whether a submission may take a step, as the table that both sides of the wire share has it. */
  allows(submission: Submission, to: SubmissionStatus): boolean;
  /** Whether its designer may still change what it says. */
  isEditable(submission: Submission): boolean;
}

const waiting: ReadonlySet<SubmissionStatus> = new Set(['SUBMITTED', 'IN_REVIEW', 'APPEALED']);

/** The submissions that a mocked shop starts with. */
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
