import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { CALM_POLL_MS, useLive } from '#lib/useLive.ts';
import { SubscriptionSessionChangedDocument } from './SubscriptionSessionChanged.subscription.generated.ts';
import { useSubscriptionSessionQuery } from './SubscriptionSession.query.generated.ts';
import type { SubscriptionSession_SessionFragment } from './SubscriptionSession.fragment.generated.ts';

const POLL_MS = 1_000;
const TIMEOUT_MS = 10 * 60_000;

/** State of a plan's payment. `isWaiting` is false once polling has stopped; `lookAgain` restarts it. */
export type SubscriptionSessionState =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly lookAgain: () => void }
  | {
      readonly kind: 'found';
      readonly session: SubscriptionSession_SessionFragment;
      readonly isWaiting: boolean;
      readonly lookAgain: () => void;
    };

/** Follows a plan's payment session until the plan is active or the session has ended. */
export function useSubscriptionSession(sessionId: string | null): SubscriptionSessionState {
  const [gaveUpOn, setGaveUpOn] = useState<string | null>(null);
  const { data, loading, error, refetch, startPolling, stopPolling } = useSubscriptionSessionQuery(
    sessionId === null ? skipToken : { variables: { paymentSessionId: sessionId }, fetchPolicy: 'cache-and-network' },
  );
  const session = readFragment<SubscriptionSession_SessionFragment>(data?.subscriptionSession);
  const status = session?.status ?? null;
  const isPayable = status === 'PENDING' || status === 'FAILED';
  const isWaiting = isPayable && gaveUpOn !== status;

  const look = reloadBy(refetch);
  const followed = isWaiting && sessionId !== null ? { paymentSessionId: sessionId } : null;
  const isTold = useLive(SubscriptionSessionChangedDocument, followed, look);

  useEffect(() => {
    if (!isWaiting) return undefined;
    startPolling(isTold ? CALM_POLL_MS : POLL_MS);
    const timer = setTimeout(() => setGaveUpOn(status), TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      stopPolling();
    };
  }, [isWaiting, isTold, status, startPolling, stopPolling]);

  if (sessionId === null) return { kind: 'missing' };
  const lookAgain = () => {
    setGaveUpOn(null);
    look();
  };
  if (session) return { kind: 'found', session, isWaiting, lookAgain };
  if (error) return { kind: 'failed', lookAgain };
  return { kind: loading || !data ? 'loading' : 'missing' };
}
