import { planName } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { paidWords } from '#features/subscriptions/plan-words.ts';
import type { PlanChoice_PlanFragment } from './PlanChoice.fragment.generated.ts';

interface Props {
  readonly plans: readonly PlanChoice_PlanFragment[];
  readonly chosenId: string | undefined;
  readonly onChoose: (planId: string) => void;
}

const List = chakra('fieldset', {
  base: { border: '0', padding: '0', minWidth: '0', borderTop: '1px solid', borderColor: 'line' },
});
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingBlock: '2',
    borderBottom: '1px solid',
    borderColor: 'line',
    cursor: 'pointer',
    '& input': { width: '18px', height: '18px', flexShrink: 0, accentColor: 'var(--hd-colors-ink)' },
    '&:has(input:checked)': { fontWeight: 'semibold' },
  },
});

/** All plans with their prices, as radio buttons. */
export function PlanChoice({ plans, chosenId, onChoose }: Props) {
  return (
    <List>
      <chakra.legend srOnly>Plan</chakra.legend>
      {plans.map((plan) => (
        <Choice key={plan.id}>
          <input
            type="radio"
            name="plan"
            value={plan.id}
            checked={plan.id === chosenId}
            onChange={() => onChoose(plan.id)}
          />
          <span>{planName(plan)}</span>{' '}
          <chakra.span marginInlineStart="auto" fontVariantNumeric="tabular-nums">
            {paidWords(plan)}
          </chakra.span>
        </Choice>
      ))}
    </List>
  );
}
