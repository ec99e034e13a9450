import { planName } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { ComparisonTable } from '#widgets/comparison-table/ComparisonTable.tsx';
import { planCriteria } from './plan-criteria.ts';
import type { PlanTable_PlanFragment } from './PlanTable.fragment.generated.ts';

const Scroller = chakra('div', {
  base: {
    overflowX: 'auto',
    marginInline: { base: '-4', md: '0' },
    '&:focus-visible': { outlineOffset: '2px' },
  },
});

/** Comparison of all plans, including Free and Membership. */
export function PlanTable({ plans }: { plans: readonly PlanTable_PlanFragment[] }) {
  return (
    <Scroller role="region" aria-label="Comparison of the plans" tabIndex={0}>
      <ComparisonTable
        look="scrolling"
        caption="What each plan gives"
        things={plans}
        keyOf={({ id }) => id}
        nameOf={planName}
        criteria={planCriteria(plans)}
      />
    </Scroller>
  );
}
