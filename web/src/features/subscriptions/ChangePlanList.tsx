import { planName } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { reloadBy } from '#lib/reload-by.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { useAllPlansQuery } from './AllPlans.query.generated.ts';
import { PlanAction } from './PlanAction.tsx';
import { paidWords } from './plan-words.ts';

const Rows = chakra('ul', { base: { listStyle: 'none', borderTop: '1px solid', borderColor: 'line' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '11rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& > :last-child': { gridColumn: { base: '2', md: 'auto' }, gridRow: { base: '1 / span 2', md: 'auto' } },
  },
});

/** All paid plans, with the effect of changing to each. */
export function ChangePlanList() {
  const { data, loading, refetch } = useAllPlansQuery({ errorPolicy: 'all', notifyOnNetworkStatusChange: true });
  const plans = [...(data?.membership ?? []), ...(data?.pricing ?? [])].filter(({ interval }) => interval !== null);
  const retry = reloadBy(refetch);
  if (plans.length === 0) {
    return loading ? (
      <Skeleton height="30rem" />
    ) : (
      <ErrorState title="The plans cannot be shown just now" onRetry={retry} />
    );
  }
  return (
    <Rows aria-label="Plans to change to">
      {plans.map((plan) => (
        <Row key={plan.id}>
          <chakra.span fontWeight="semibold">{planName(plan)}</chakra.span>
          <chakra.span color="ink.muted" fontVariantNumeric="tabular-nums">
            {paidWords(plan)}
          </chakra.span>
          <PlanAction plan={plan} size="sm" />
        </Row>
      ))}
    </Rows>
  );
}
