import { useState } from 'react';
import type { AcceptStudioApplicationInput, DeclineStudioApplicationInput } from '#generated/types.ts';
import type { FormFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { useAcceptStudioApplicationMutation } from './AcceptStudioApplication.mutation.generated.ts';
import { useDeclineStudioApplicationMutation } from './DeclineStudioApplication.mutation.generated.ts';

interface DecisionOf {
  readonly application: { readonly id: string; readonly version: number };
  /** Refetches the application. */
  readonly onRefused: () => void;
}

/** Accepts or declines an application. Refetches it on refusal, as someone else may have decided. */
export function useDecision({ application: { id, version }, onRefused }: DecisionOf) {
  const [acceptApplication, accepting] = useAcceptStudioApplicationMutation();
  const [declineApplication, declining] = useDeclineStudioApplicationMutation();
  const { send, secondsToWait } = useSender();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const base = { applicationId: id, version };

  const settle = (refused: FormFailure | null) => {
    setFailure(refused);
    if (refused) onRefused();
  };
  const accept = async (input: Pick<AcceptStudioApplicationInput, 'note'>) => {
    const variables = { input: { ...base, ...input } };
    const sent = await send(async () => (await acceptApplication({ variables })).data?.acceptStudioApplication);
    settle(sent.failure);
  };
  const decline = async (input: Omit<DeclineStudioApplicationInput, 'applicationId' | 'version'>) => {
    const variables = { input: { ...base, ...input } };
    const sent = await send(async () => (await declineApplication({ variables })).data?.declineStudioApplication);
    settle(sent.failure);
  };
  return { accept, decline, isDeciding: accepting.loading || declining.loading, secondsToWait, failure };
}
