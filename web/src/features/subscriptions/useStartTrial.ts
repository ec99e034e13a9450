import { toast } from '#ui/toast.ts';
import { OwnSubscriptionDocument } from './OwnSubscription.query.generated.ts';
import { useStartTrialMutation } from './StartTrial.mutation.generated.ts';

const FAILED = 'Please try again or contact support';

/** Starts a plan's free trial, without a card. */
export function useStartTrial() {
  const [startTrial, { loading }] = useStartTrialMutation({ refetchQueries: [OwnSubscriptionDocument] });

  /** Resolves to true once the trial has started; failures are shown in a toast. */
  const start = async (planId: string): Promise<boolean> => {
    try {
      const { data } = await startTrial({ variables: { input: { planId } } });
      const answer = data?.startTrial;
      if (answer?.subscription) return true;
      toast({ status: 'error', title: 'Subscription failed', description: answer?.errors[0]?.message ?? FAILED });
    } catch (cause) {
      console.info('The trial did not start.', cause);
      toast({ status: 'error', title: 'Subscription failed', description: FAILED });
    }
    return false;
  };

  return { start, isStarting: loading };
}
