import { chakra } from '@chakra-ui/react';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { PlanAction } from './PlanAction.tsx';
import type { PlanCard_PlanFragment } from './PlanCard.fragment.generated.ts';
import { PlanPrice } from './PlanPrice.tsx';

interface Props {
  readonly plan: PlanCard_PlanFragment;
  /** Whether the recommended plan is labeled as the most popular. */
  readonly isPopularNamed?: boolean;
}

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
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
    paddingTop: '5',
    borderTop: '1px solid',
    borderColor: 'line',
    listStyleType: 'none',
    fontSize: '15px',
    '& li': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& svg': { flexShrink: 0, marginTop: '4px', color: 'success' },
  },
});

/** A plan: target audience, price, savings and benefits. */
export function PlanCard({ plan, isPopularNamed = false }: Props) {
  return (
    <Card aria-label={plan.name} data-is-popular={plan.isPopular ? '' : undefined}>
      <div>
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <Heading as="h3" size="card">
            {plan.name}
          </Heading>
          {isPopularNamed && plan.isPopular ? <Badge tone="accent">Most popular</Badge> : null}
          {plan.savingPercent === null ? null : <Badge>Save {plan.savingPercent}%</Badge>}
        </chakra.div>
        <chakra.p marginTop="1.5" color="ink.muted" fontSize="15px">
          {plan.description}
        </chakra.p>
      </div>
      <PlanPrice plan={plan} />
      <Features>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={16} /> {feature}
          </li>
        ))}
      </Features>
      <chakra.div display="grid" marginTop="auto">
        <PlanAction plan={plan} isMain={plan.isPopular} />
      </chakra.div>
    </Card>
  );
}
