import { formatDate } from '#lib/dates.ts';
import { toast } from '#ui/toast.ts';
import { useCancelSubscriptionMutation } from './CancelSubscription.mutation.generated.ts';
import { OwnSubscriptionDocument } from './OwnSubscription.query.generated.ts';
import { planName } from './plan-words.ts';
import { useResumeSubscriptionMutation } from './ResumeSubscription.mutation.generated.ts';
import type { Subscription } from './subscription-state.ts';

interface Answer {
  readonly subscription: Subscription | null;
  readonly errors: ReadonlyArray<{ readonly message: string }>;
}

function fail(description: string): void {
  toast({ status: 'error', title: 'Your plan was not changed', description });
}

async function settled(ask: () => Promise<Answer | undefined>): Promise<Subscription | null> {
  try {
    const answer = await ask();
    if (answer?.subscription) return answer.subscription;
    fail(answer?.errors[0]?.message ?? 'Please try again.');
  } catch (cause) {
    console.info('The plan was not changed.', cause);
    fail('Please try again.');
  }
  return null;
}

/** Cancels the viewer's plan, and takes a cancellation or a waiting change back. Toasts say how it went. */
export function useEndOrResume() {
  const options = { refetchQueries: [OwnSubscriptionDocument] };
  const [cancelPlan, { loading: isCanceling }] = useCancelSubscriptionMutation(options);
  const [resumePlan, { loading: isResuming }] = useResumeSubscriptionMutation(options);

  const cancel = async (): Promise<void> => {
    const canceled = await settled(async () => (await cancelPlan()).data?.cancelSubscription);
    if (!canceled) return;
    const description =
      canceled.status === 'EXPIRED'
        ? 'Nothing more is charged.'
        : `You keep ${planName(canceled.plan)} until ${formatDate(canceled.currentPeriodEnd)}.`;
    toast({ status: 'success', title: 'Plan cancelled', description });
  };

  const resume = async (): Promise<void> => {
    const resumed = await settled(async () => (await resumePlan()).data?.resumeSubscription);
    if (!resumed) return;
    toast({ status: 'success', title: 'Plan resumed', description: `${planName(resumed.plan)} goes on.` });
  };

  return { cancel, resume, isBusy: isCanceling || isResuming };
}
