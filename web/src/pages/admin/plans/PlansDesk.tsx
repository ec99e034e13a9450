import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import type { DeskPlan_PlanFragment } from './DeskPlan.fragment.generated.ts';
import { costWords, type DeskPlan, deskPlanName, giftWords, holdersAddress } from './plan-desk-words.ts';
import { usePlanListQuery } from './PlanList.query.generated.ts';

const columns: ReadonlyArray<DataColumn<DeskPlan>> = [
  {
    id: 'name',
    header: 'Plan',
    isName: true,
    cell: (plan) => <Link to={`/admin/plans/${plan.id}`}>{deskPlanName(plan)}</Link>,
  },
  { id: 'price', header: 'Price', cell: (plan) => costWords(plan, plan.inForce) },
  { id: 'gives', header: 'Gives', cell: (plan) => giftWords(plan, plan.inForce) },
  {
    id: 'holders',
    header: 'Subscribers',
    cell: ({ id, interval, holderCount }) =>
      interval === null ? 'Everybody' : <Link to={holdersAddress(id)}>{holderCount}</Link>,
  },
  {
    id: 'planned',
    header: 'Planned',
    cell: (plan) =>
      plan.planned ? `${costWords(plan, plan.planned)} from ${formatDay(plan.planned.startsAt)}` : 'Nothing',
  },
  { id: 'sale', header: 'Sale', cell: ({ isOnSale }) => (isOnSale ? 'On sale' : <Badge>Off sale</Badge>) },
];

/** Every plan, for those who look after plans. */
export function PlansDesk() {
  const place = useTablePlace([], { column: 'name', isDescending: false });
  const { data, loading, error, refetch } = usePlanListQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const plans = data?.adminPlans?.map((plan) => readFragment<DeskPlan_PlanFragment>(plan));
  const reload = () => {
    refetch().catch((cause: unknown) => console.warn('The plans were not loaded.', cause));
  };
  return (
    <>
      <Heading as="h1" size="page" marginBottom="3">
        Plans
      </Heading>
      <chakra.p color="ink.muted" maxWidth="44rem" marginBottom="6">
        A change is for new subscribers. Whoever has a plan keeps the price, the downloads and the licence they agreed
        to, also when it is renewed.
      </chakra.p>
      <DataTable
        label="Plans"
        table="plans"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={deskPlanName}
        page={plans && { items: plans, pageInfo: { totalItems: plans.length, totalPages: 1 } }}
        pageSize={9}
        place={place}
        isLoading={loading}
        failure={loading ? undefined : error?.message}
        onRetry={reload}
        empty={<EmptyState title="No plans">There are no plans.</EmptyState>}
      />
    </>
  );
}
