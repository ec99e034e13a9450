import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { onePage, tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import type { DeskPlan_PlanFragment } from './DeskPlan.fragment.generated.ts';
import { costWords, type DeskPlan, deskPlanName, holdersAddress, licenseWord } from './plan-desk-words.ts';
import { usePlanListQuery } from './PlanList.query.generated.ts';

/** Number of plans the shop starts with. */
const PLANS = 9;

const columns: ReadonlyArray<DataColumn<DeskPlan>> = [
  {
    id: 'name',
    header: 'Plan',
    isName: true,
    cell: (plan) => <Link to={`/admin/plans/${plan.id}`}>{deskPlanName(plan)}</Link>,
  },
  { id: 'price', header: 'Price', cell: (plan) => costWords(plan, plan.inForce) },
  { id: 'downloads', header: 'Downloads', cell: downloadWords },
  { id: 'license', header: 'Licence', cell: ({ inForce }) => licenseWord(inForce) },
  {
    id: 'holders',
    header: 'Subscribers',
    cell: ({ id, interval, holderCount }) =>
      interval === null ? 'Everybody' : <Link to={holdersAddress(id)}>{holderCount}</Link>,
  },
  {
    id: 'planned',
    header: 'Planned',
    holds: 'day',
    cell: (plan) =>
      plan.planned ? `${costWords(plan, plan.planned)} from ${formatDay(plan.planned.startsAt)}` : 'Nothing',
  },
  { id: 'sale', header: 'Sale', cell: ({ isOnSale }) => (isOnSale ? 'On sale' : <Badge>Off sale</Badge>) },
];

function downloadWords({ interval, inForce: { downloadsPerMonth } }: DeskPlan): string {
  if (interval === null) return 'Given once';
  return downloadsPerMonth === null ? 'Unlimited' : `${downloadsPerMonth} a month`;
}

/** All plans. */
export function PlansDesk() {
  const place = useTablePlace([], { column: 'name', isDescending: false });
  const rows = tableRows(
    usePlanListQuery(tableQuery),
    ({ adminPlans: plans }) => plans && onePage(plans.map((plan) => readFragment<DeskPlan_PlanFragment>(plan))),
  );
  return (
    <>
      <DeskHead title="Plans" />
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
        {...rows}
        skeletonRows={PLANS}
        place={place}
        empty={<EmptyState title="No plans">There are no plans.</EmptyState>}
      />
    </>
  );
}
