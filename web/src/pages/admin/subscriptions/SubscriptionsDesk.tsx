import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { LinkChip } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import {
  subscriptionPresets,
  subscriptionSort,
  subscriptionStatusWords,
  subscriptionViewFrom,
} from './subscription-words.ts';
import { DeskHead } from '../DeskHead.tsx';
import { useExportSubscriptionsMutation } from './ExportSubscriptions.mutation.generated.ts';
import { type SubscriptionListQuery, useSubscriptionListQuery } from './SubscriptionList.query.generated.ts';

type Listed = NonNullable<SubscriptionListQuery['adminSubscriptions']>['items'][number];

const nameOf = ({ person }: Listed) => person?.name ?? 'Deleted account';

const columns: ReadonlyArray<DataColumn<Listed>> = [
  {
    id: 'person',
    header: 'Subscriber',
    isName: true,
    cell: (listed) => <Link to={`/admin/subscriptions/${listed.id}`}>{nameOf(listed)}</Link>,
  },
  { id: 'email', header: 'Address', cell: ({ person }) => person?.email },
  { id: 'plan', header: 'Plan', cell: ({ planName }) => planName },
  { id: 'status', header: 'Status', cell: ({ status }) => subscriptionStatusWords[status] },
  {
    id: 'renewal',
    header: 'Period ends',
    holds: 'day',
    isSortable: true,
    cell: ({ currentPeriodEndsAt: at }) => formatDay(at),
  },
  { id: 'started', header: 'Began', holds: 'day', isSortable: true, cell: ({ startedAt }) => formatDay(startedAt) },
  { id: 'price', header: 'Price', isOptional: true, cell: ({ price }) => formatMoney(price) },
];

/** Formats the plan id and optional version in the URL. */
function planWords(plan: string, version: string | undefined): string {
  return version === undefined ? plan : `${plan}, version ${version}`;
}

/** All subscriptions. */
export function SubscriptionsDesk() {
  const place = useTablePlace(['renewal', 'started'], { column: 'started', isDescending: true });
  const { view, plan, version } = place.filters;
  const narrowed = {
    view: subscriptionViewFrom(view),
    planId: plan ?? null,
    planVersion: Number(version) || null,
    search: place.search,
  };
  const result = useSubscriptionListQuery({
    variables: {
      ...narrowed,
      sort: subscriptionSort(place.sort),
      ...place.paging,
    },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ adminSubscriptions }) => adminSubscriptions);
  const [exportSubscriptions] = useExportSubscriptionsMutation();
  const exportLink = async () =>
    (await exportSubscriptions({ variables: { input: narrowed } })).data?.exportSubscriptions;
  return (
    <>
      <DeskHead title="Subscriptions" />
      <DataTable
        label="Subscriptions"
        table="subscriptions"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        {...rows}
        place={place}
        exportLink={exportLink}
        presets={subscriptionPresets}
        filters={
          <>
            <TableSearch place={place} label="Address of the account" />
            {plan === undefined ? null : (
              <LinkChip
                to={place.hrefOf({ plan: null, version: null })}
                data-on=""
                aria-label={`Plan ${planWords(plan, version)}: show all plans`}
              >
                {planWords(plan, version)} ×
              </LinkChip>
            )}
          </>
        }
        empty={<EmptyState title="No subscriptions">No subscription is like this.</EmptyState>}
      />
    </>
  );
}
