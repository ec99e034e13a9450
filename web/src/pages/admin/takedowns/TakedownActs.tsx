import { chakra } from '@chakra-ui/react';
import type { TakedownStatus } from '#generated/types.ts';
import { ReasonActs } from '../ReasonActs.tsx';
import { useHoldForTakedownMutation } from './HoldForTakedown.mutation.generated.ts';
import { useRefuseTakedownMutation } from './RefuseTakedown.mutation.generated.ts';
import { useRestoreAfterTakedownMutation } from './RestoreAfterTakedown.mutation.generated.ts';

interface Props {
  readonly takedown: { readonly number: string; readonly status: TakedownStatus };
  readonly onChanged: () => void;
}

const both = 'Both sides read it, and it stands in the audit.';
const fromSale: readonly TakedownStatus[] = ['HELD', 'COUNTERED', 'IN_COURT'];

function useActs({ number, status }: Props['takedown']) {
  const [hold] = useHoldForTakedownMutation();
  const [refuse] = useRefuseTakedownMutation();
  const [restore] = useRestoreAfterTakedownMutation();
  const variables = (reason: string) => ({ variables: { input: { number, reason } } });
  const acts = [
    {
      label: 'Take the pattern from sale',
      hint: both,
      explanation:
        'Its studio is told and may answer. Whoever has bought or claimed the pattern keeps licence and files.',
      done: 'The pattern is not on sale any more',
      isPossible: status === 'WAITING',
      send: async (reason: string) => (await hold(variables(reason))).data?.holdForTakedown,
    },
    {
      label: 'Refuse the claim',
      hint: 'Who made it reads it, and it stands in the audit.',
      explanation: 'The pattern stays on sale, and its studio is not told.',
      done: 'The claim is refused',
      isPossible: status === 'WAITING',
      send: async (reason: string) => (await refuse(variables(reason))).data?.refuseTakedown,
    },
    {
      label: 'End the claim',
      hint: both,
      explanation: 'The pattern is put on sale again, unless its studio has left.',
      done: 'The claim is over',
      isPossible: fromSale.includes(status),
      send: async (reason: string) => (await restore(variables(reason))).data?.restoreAfterTakedown,
    },
  ];
  return acts.filter(({ isPossible }) => isPossible);
}

/** Decisions available for a takedown request in its current state. */
export function TakedownActs({ takedown, onChanged }: Props) {
  const acts = useActs(takedown);
  if (acts.length === 0) return <chakra.p color="ink.muted">Nothing more happens to this request.</chakra.p>;
  return <ReasonActs acts={acts} onDone={onChanged} />;
}
