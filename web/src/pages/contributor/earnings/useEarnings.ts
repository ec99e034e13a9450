import { useEffect, useState } from 'react';
import type { FormFailure } from '#lib/form-failure.ts';
import { readFragment } from '#lib/fragments.ts';
import { goToPayment } from '#lib/payment-page.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useSender } from '#lib/useSender.ts';
import { useRequestPayoutMutation } from './RequestPayout.mutation.generated.ts';
import { useStartPayoutOnboardingMutation } from './StartPayoutOnboarding.mutation.generated.ts';
import type { StudioPayouts_StudioPayoutsFragment } from './StudioPayouts.fragment.generated.ts';
import { useStudioPayoutsQuery } from './StudioPayouts.query.generated.ts';

/** Payout data of a studio as shown in the panel. */
export type Earnings = StudioPayouts_StudioPayoutsFragment;

const POLL_MS = 2000;

/** Loads a studio's payout data, polling while a payout is in progress, and provides the owners' actions. */
export function useEarnings(studioId: string) {
  const variables = { input: { studioId } };
  const { data, error, refetch, startPolling, stopPolling } = useStudioPayoutsQuery({
    variables: { studioId },
    fetchPolicy: 'cache-and-network',
  });
  const [requestPayout, requesting] = useRequestPayoutMutation({ variables });
  const [startOnboarding, starting] = useStartPayoutOnboardingMutation({ variables });
  const { send } = useSender();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const earnings = data?.studioPayouts ? readFragment<Earnings>(data.studioPayouts) : null;
  const isOnItsWay = earnings?.payouts[0]?.settledAt === null;

  useEffect(() => {
    if (!isOnItsWay) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isOnItsWay, startPolling, stopPolling]);

  const request = async () => {
    const sent = await send(async () => (await requestPayout()).data?.requestPayout);
    setFailure(sent.failure);
  };
  const setUp = async () => {
    const { answer, failure: refusal } = await send(async () => (await startOnboarding()).data?.startPayoutOnboarding);
    setFailure(refusal);
    if (answer?.url) goToPayment(answer.url);
  };
  const reload = reloadBy(refetch);
  return {
    earnings,
    error,
    isOnItsWay,
    isBusy: requesting.loading || starting.loading,
    failure,
    request,
    setUp,
    reload,
  };
}
