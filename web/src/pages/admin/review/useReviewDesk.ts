import { useEffect, useState } from 'react';
import type { DecideSubmissionInput } from '#generated/types.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { failureOf, refusalIn } from '#lib/form-failure.ts';
import { fetchPrivateFile } from '#lib/private-file.ts';
import { useDecideSubmissionMutation } from './DecideSubmission.mutation.generated.ts';
import type { Reviewed } from './reviewed.ts';
import { useSkipSubmissionReviewMutation } from './SkipSubmissionReview.mutation.generated.ts';
import { useTakeNextSubmissionMutation } from './TakeNextSubmission.mutation.generated.ts';

/** Contents of the desk; `review` is null if nothing is waiting that this user may review. */
interface OnDesk {
  readonly review: Reviewed | null;
  /** Other submissions of the same collection, reviewed together. */
  readonly wave: readonly Reviewed[];
  readonly waitingCount: number;
}

interface Turn {
  readonly review: Masked<Reviewed> | null;
  readonly wave: readonly Masked<Reviewed>[];
  readonly upcoming: { readonly submission: { readonly pictureUrl: string | null } } | null;
  readonly waitingCount: number | null;
}

/** A verdict, to which the submission and its version are added. */
export type GivenVerdict = Omit<DecideSubmissionInput, 'submissionId' | 'version'>;

/** Sends a verdict for each submission and returns the first refusal; refused ones stay on the desk. */
async function firstRefusal(
  reviews: readonly Reviewed[],
  verdict: GivenVerdict,
  send: (input: DecideSubmissionInput) => Promise<string | null>,
): Promise<string | null> {
  let first: string | null = null;
  for (const { submission } of reviews) {
    // Sequential: the gateway allows one mutation at a time.
    // eslint-disable-next-line no-await-in-loop
    const refusal = await send({ ...verdict, submissionId: submission.id, version: submission.version });
    first ??= refusal;
  }
  return first;
}

/** Manages the review queue: the next submission is taken once the previous verdict has been given. */
export function useReviewDesk() {
  const [onDesk, setOnDesk] = useState<OnDesk | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [takeNext] = useTakeNextSubmissionMutation({ fetchPolicy: 'no-cache' });
  const [decideSubmission] = useDecideSubmissionMutation({ fetchPolicy: 'no-cache' });
  const [skipReview] = useSkipSubmissionReviewMutation({ fetchPolicy: 'no-cache' });

  /** Runs a request that ends a turn. The desk keeps its contents until the next submission has loaded. */
  const turn = async (ask: () => Promise<{ next: Turn | undefined; refusal: string | null }>) => {
    setIsBusy(true);
    try {
      const { next, refusal } = await ask();
      setFailure(refusal);
      if (!next) return;
      const review = readFragment<Reviewed>(next.review) ?? null;
      setOnDesk({ review, wave: readFragment<Reviewed>(next.wave), waitingCount: next.waitingCount ?? 0 });
      // Preloads the picture, so that it shows immediately on its turn.
      const picture = next.upcoming?.submission.pictureUrl;
      if (picture) void fetchPrivateFile(picture);
    } catch (cause) {
      console.info('The desk was not answered.', cause);
      setFailure(failureOf(cause).message);
    } finally {
      setIsBusy(false);
    }
  };

  const take = () => turn(async () => ({ next: (await takeNext()).data?.takeNextSubmission, refusal: null }));

  const send = async (input: DecideSubmissionInput) => {
    const { data } = await decideSubmission({ variables: { input } });
    return data ? (refusalIn(data.decideSubmission)?.message ?? null) : null;
  };

  const decide = (reviews: readonly Reviewed[], verdict: GivenVerdict) =>
    turn(async () => {
      const refusal = await firstRefusal(reviews, verdict, send);
      return { next: (await takeNext()).data?.takeNextSubmission, refusal };
    });

  const skip = ({ submission: { id } }: Reviewed) =>
    turn(async () => {
      const { data } = await skipReview({ variables: { input: { submissionId: id } } });
      const refusal = data ? refusalIn(data.skipSubmissionReview) : null;
      // Submissions that this reviewer no longer has are left to whoever does.
      if (refusal) return { next: (await takeNext()).data?.takeNextSubmission, refusal: refusal.message };
      return { next: data?.skipSubmissionReview, refusal: null };
    });

  useEffect(() => {
    void take();
    // Once: afterwards each turn brings the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { onDesk, failure, isBusy, take, decide, skip };
}
