import { useState } from 'react';
import { toast } from '#ui/toast.ts';
import { useCreateSubscriptionSessionMutation } from './CreateSubscriptionSession.mutation.generated.ts';

/** An open payment session for a plan. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly paymentUrl: string;
}

/** Opens payment sessions for plans. */
export function useSubscribe() {
  const [createSession, { loading }] = useCreateSubscriptionSessionMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Resolves to null if no session was opened, which is shown in a toast and, if applicable, in `refusal`. */
  const subscribe = async (planId: string): Promise<OpenedSession | null> => {
    setRefusal(null);
    try {
      const { data } = await createSession({ variables: { input: { planId } } });
      const answer = data?.createSubscriptionSession;
      if (answer?.paymentSessionId && answer.paymentUrl) {
        return { sessionId: answer.paymentSessionId, paymentUrl: answer.paymentUrl };
      }
      setRefusal(answer?.errors[0]?.message ?? null);
    } catch (cause) {
      console.info('The subscription did not start.', cause);
    }
    toast({
      status: 'error',
      title: 'Subscription failed',
      description: 'Please try again or contact support',
    });
    return null;
  };

  return { subscribe, isSubscribing: loading, refusal };
}
