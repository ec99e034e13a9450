import type { CheckedSubmission_SubmissionFragment } from './CheckedSubmission.fragment.generated.ts';

type Judged = Pick<CheckedSubmission_SubmissionFragment, 'pictureUrl' | 'verdicts'>;
type Verdict = Judged['verdicts'][number];

/** The picture of the file that a verdict was on, once another one has taken its place; null where it is the same or not known. */
export function replacedPictureOf(verdict: Verdict, { pictureUrl }: Pick<Judged, 'pictureUrl'>): string | null {
  return verdict.pictureUrl === pictureUrl ? null : verdict.pictureUrl;
}

/** Where the last verdict says that its reasons show, if it was on the file of now. */
export function marksOnPicture(submission: Judged) {
  const last = submission.verdicts.at(-1);
  return last && replacedPictureOf(last, submission) === null ? last.marks : [];
}
