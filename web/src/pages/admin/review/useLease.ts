import { useEffect, useState } from 'react';
import { useIsBefore } from '#lib/useIsBefore.ts';
import { useKeepSubmissionReviewMutation } from './KeepSubmissionReview.mutation.generated.ts';
import type { Reviewed } from './reviewed.ts';

/** How often activity extends the lease, in milliseconds. */
const TELL_EVERY_MS = 60_000;

/** Extends the lease on a submission while the reviewer is active; returns when it ends. */
export function useLease({ submission: { id }, leaseEndsAt }: Reviewed) {
  const [keepReview] = useKeepSubmissionReviewMutation({ fetchPolicy: 'no-cache' });
  const [told, setTold] = useState({ leaseEndsAt, endsAt: leaseEndsAt });
  const endsAt = told.leaseEndsAt === leaseEndsAt ? told.endsAt : leaseEndsAt;
  const isHeld = useIsBefore(endsAt);

  useEffect(() => {
    let toldAt = Date.now();
    const keep = async () => {
      const { data } = await keepReview({ variables: { input: { submissionId: id } } });
      const review = data?.keepSubmissionReview.review;
      // If another reviewer has taken it meanwhile, the lease is over.
      setTold({ leaseEndsAt, endsAt: review ? review.leaseEndsAt : new Date().toISOString() });
    };
    const onActivity = () => {
      if (Date.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = Date.now();
      keep().catch((cause: unknown) => console.info('The submission was not kept.', cause));
    };
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) document.addEventListener(sign, onActivity);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onActivity);
    };
  }, [id, leaseEndsAt, keepReview]);

  return { endsAt, isHeld };
}
