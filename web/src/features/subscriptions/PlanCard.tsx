import { chakra } from '@chakra-ui/react';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { MembershipPlansQuery } from './MembershipPlans.query.generated.ts';

/** A plan as the dialog shows it. */
export type MembershipPlan = NonNullable<MembershipPlansQuery['plans']>[number];

interface Props {
  readonly plan: MembershipPlan;
  readonly onChoose: () => void;
}

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: '6',
    background: 'card',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'lg',
    '&[data-is-popular]': { borderColor: 'ink' },
  },
});
const Features = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '0',
    listStyleType: 'none',
    fontSize: '15px',
    '& li': { display: 'flex', gap: '2', alignItems: 'center' },
  },
});

const intervalWords: Record<NonNullable<MembershipPlan['interval']>, string> = { MONTH: 'per month', YEAR: 'per year' };

/** One plan: what it costs, what that saves, what it gives. */
export function PlanCard({ plan, onChoose }: Props) {
  return (
    <Card aria-label={plan.name} data-is-popular={plan.isPopular ? '' : undefined}>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Heading as="h3" size="card">
          {plan.name}
        </Heading>
        {plan.savingPercent === null ? null : <Badge>Save {plan.savingPercent}%</Badge>}
      </chakra.div>
      <p>
        <chakra.span fontFamily="display" fontSize="36px" lineHeight="1">
          {formatMoney(plan.price)}
        </chakra.span>{' '}
        <chakra.span color="ink.muted">{plan.interval === null ? null : intervalWords[plan.interval]}</chakra.span>
        {plan.listPrice ? (
          <chakra.span display="block" color="ink.muted" fontSize="15px" marginTop="1">
            <VisuallyHidden>instead of </VisuallyHidden>
            <s>{formatMoney(plan.listPrice)}</s>
            {plan.freeMonths === null ? null : ` · ${plan.freeMonths} months free`}
          </chakra.span>
        ) : null}
      </p>
      <Features>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={16} /> {feature}
          </li>
        ))}
      </Features>
      <Button marginTop="auto" variant={plan.isPopular ? 'solid' : 'outline'} onClick={onChoose}>
        Choose {plan.name}
      </Button>
    </Card>
  );
}
