import { chakra } from '@chakra-ui/react';
import { formatMoney } from '#lib/money.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { intervalWords } from './plan-words.ts';
import type { PlanCard_PlanFragment } from './PlanCard.fragment.generated.ts';

/**
 * Price per billing period and, struck through, the cost of paying monthly. Next to other plans, the second line
 * keeps its space when empty.
 */
export function PlanPrice({ plan }: { plan: PlanCard_PlanFragment }) {
  return (
    <p>
      <chakra.span fontFamily="display" fontSize="36px" lineHeight="1" fontVariantNumeric="tabular-nums">
        {formatMoney(plan.price)}
      </chakra.span>{' '}
      {plan.interval === null ? null : <chakra.span color="ink.muted">{intervalWords[plan.interval]}</chakra.span>}{' '}
      <chakra.span display="block" minHeight={{ md: '6' }} marginTop="1" color="ink.muted" fontSize="15px">
        {plan.listPrice ? (
          <>
            <VisuallyHidden>instead of </VisuallyHidden>
            <s>{formatMoney(plan.listPrice)}</s>
            {plan.freeMonths === null ? null : ` · ${plan.freeMonths} months free`}
          </>
        ) : null}
      </chakra.span>
    </p>
  );
}
