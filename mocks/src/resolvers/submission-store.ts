import { isEditableSubmission, maySubmissionBecome, submissionStatusNamed } from '@halfdrop/domain';
import type { Submission, SubmissionStatus } from '../generated/resolvers.ts';

/** The submissions of one mocked shop. */
export interface SubmissionStore {
  /** Every submission by its identity, the newest first. */
  readonly all: ReadonlyMap<string, Submission>;
  /** Replaces a submission, and gives it back. */
  keep(submission: Submission): Submission;
  /** Whether a submission may take a step, as the table that both sides of the wire share has it. */
  allows(submission: Submission, to: SubmissionStatus): boolean;
  /** Whether its designer may still change what it says. */
  isEditable(submission: Submission): boolean;
}

/** The submissions that a mocked shop starts with. */
export function createSubmissionStore(submissions: readonly Submission[]): SubmissionStore {
  const all = new Map(submissions.map((each) => [each.id, each]));
  return {
    all,
    keep(submission) {
      all.set(submission.id, submission);
      return submission;
    },
    allows: ({ status }, to) => maySubmissionBecome(submissionStatusNamed(status), submissionStatusNamed(to)),
    isEditable: ({ status }) => isEditableSubmission(submissionStatusNamed(status)),
  };
}
