import { formatShortMoment } from '#lib/dates.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { useExportNewsletterSubscribersMutation } from './ExportNewsletterSubscribers.mutation.generated.ts';
import { standingWords, subscriberPresets, subscriberViewFrom } from './issue-words.ts';
import {
  type NewsletterSubscribersQuery,
  useNewsletterSubscribersQuery,
} from './NewsletterSubscribers.query.generated.ts';

type Subscriber = NonNullable<NewsletterSubscribersQuery['newsletterSubscribers']>['items'][number];

const columns: ReadonlyArray<DataColumn<Subscriber>> = [
  { id: 'email', header: 'Address', isName: true, cell: ({ email }) => email },
  { id: 'standing', header: 'Standing', cell: standingWords },
  { id: 'asked', header: 'Asked', holds: 'moment', cell: ({ requestedAt }) => formatShortMoment(requestedAt) },
  { id: 'reason', header: 'What the mail server said', cell: ({ bounceReason }) => bounceReason ?? '' },
];

/** Newsletter subscribers. */
export function SubscribersDesk() {
  const place = useTablePlace([], { column: 'asked', isDescending: true });
  const { view } = place.filters;
  const narrowed = { view: subscriberViewFrom(view), search: place.search };
  const result = useNewsletterSubscribersQuery({
    variables: { ...narrowed, ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ newsletterSubscribers }) => newsletterSubscribers);
  const [exportSubscribers] = useExportNewsletterSubscribersMutation();
  const exportLink = async () =>
    (await exportSubscribers({ variables: { input: narrowed } })).data?.exportNewsletterSubscribers;
  return (
    <>
      <DeskHead title="Subscribers" above={{ title: 'Newsletter', to: '/admin/newsletter' }} />
      <DataTable
        label="Subscribers"
        table="newsletter-subscribers"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ email }) => email}
        {...rows}
        place={place}
        exportLink={exportLink}
        presets={subscriberPresets}
        filters={<TableSearch place={place} label="Beginning of an address" />}
        empty={<EmptyState title="No subscribers">Nobody is like this.</EmptyState>}
      />
    </>
  );
}
