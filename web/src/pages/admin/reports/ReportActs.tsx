import { ReasonActs } from '../ReasonActs.tsx';
import { useHideReviewMutation } from './HideReview.mutation.generated.ts';
import { useKeepReviewMutation } from './KeepReview.mutation.generated.ts';
import type { Reported_ReviewFragment } from './Reported.fragment.generated.ts';
import { useShowReviewMutation } from './ShowReview.mutation.generated.ts';

/** Hint for decisions of which the author is notified. */
const told = 'The author reads it, and it stands in the audit.';

function useActs({ id, isHidden, reportCount }: Reported_ReviewFragment) {
  const [hide] = useHideReviewMutation();
  const [keep] = useKeepReviewMutation();
  const [show] = useShowReviewMutation();
  const variables = (reason: string) => ({ variables: { input: { reviewId: id, reason } } });
  const acts = [
    {
      label: 'Hide',
      title: 'Hide this review',
      hint: told,
      explanation: 'Others do not see it any more, and the rating of the pattern follows.',
      done: 'The review is hidden',
      isPossible: !isHidden,
      send: async (reason: string) => (await hide(variables(reason))).data?.hideReview,
    },
    {
      label: 'Keep',
      title: 'Keep this review',
      hint: 'It stands in the audit.',
      explanation: 'Until its author changes it, nobody can report it for the same reasons again.',
      done: 'The review stays',
      isPossible: reportCount > 0,
      send: async (reason: string) => (await keep(variables(reason))).data?.keepReview,
    },
    {
      label: 'Show again',
      title: 'Show this review again',
      hint: told,
      explanation: 'Everyone sees it again, and the rating of the pattern follows.',
      done: 'The review is shown again',
      isPossible: isHidden,
      send: async (reason: string) => (await show(variables(reason))).data?.showReview,
    },
  ];
  return acts.filter(({ isPossible }) => isPossible);
}

/** Decisions available for a reported review in its current state. */
export function ReportActs({ review }: { readonly review: Reported_ReviewFragment }) {
  return <ReasonActs acts={useActs(review)} />;
}
