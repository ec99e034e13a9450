import type { Masked } from '#lib/fragments.ts';
import { toast } from '#ui/toast.ts';
import { useCancelSubscriptionMutation } from './CancelSubscription.mutation.generated.ts';
import { OwnSubscriptionDocument } from './OwnSubscription.query.generated.ts';
import { useResumeSubscriptionMutation } from './ResumeSubscription.mutation.generated.ts';
import type { Subscription } from './subscription-state.ts';

interface Answer {
  readonly subscription: Masked<Subscription> | null;
  readonly errors: ReadonlyArray<{ readonly message: string }>;
}

function fail(description: string): void {
  toast({ status: 'error', title: 'Your plan was not changed', description });
}

async function reportFailure(ask: () => Promise<Answer | undefined>): Promise<void> {
  try {
    const answer = await ask();
    if (!answer?.subscription) fail(answer?.errors[0]?.message ?? 'Please try again.');
  } catch (cause) {
    console.info('The plan was not changed.', cause);
    fail('Please try again.');
  }
}

/**
 * Cancels the viewer's plan, or undoes a cancellation or pending change. Success is visible on the plan;
 * failures are shown in a toast.
 */
export function useEndOrResume() {
  const options = { refetchQueries: [OwnSubscriptionDocument] };
  const [cancelPlan, { loading: isCanceling }] = useCancelSubscriptionMutation(options);
  const [resumePlan, { loading: isResuming }] = useResumeSubscriptionMutation(options);

  const cancel = () => reportFailure(async () => (await cancelPlan()).data?.cancelSubscription);
  const resume = () => reportFailure(async () => (await resumePlan()).data?.resumeSubscription);

  return { cancel, resume, isBusy: isCanceling || isResuming };
}
