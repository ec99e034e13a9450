import { formatMoment } from '#lib/dates.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { useExportNewsletterSubscribersMutation } from './ExportNewsletterSubscribers.mutation.generated.ts';
import { standingWords, subscriberPresets, subscriberViewFrom } from './issue-words.ts';
import {
  type NewsletterSubscribersQuery,
  useNewsletterSubscribersQuery,
} from './NewsletterSubscribers.query.generated.ts';

const PAGE_SIZE = 24;

type Subscriber = NonNullable<NewsletterSubscribersQuery['newsletterSubscribers']>['items'][number];

const columns: ReadonlyArray<DataColumn<Subscriber>> = [
  { id: 'email', header: 'Address', isName: true, cell: ({ email }) => email },
  { id: 'standing', header: 'Standing', cell: standingWords },
  { id: 'asked', header: 'Asked', cell: ({ requestedAt }) => formatMoment(requestedAt) },
  { id: 'reason', header: 'What the mail server said', cell: ({ bounceReason }) => bounceReason ?? '' },
];

/** Who asked for the newsletter, for those who write it. */
export function SubscribersDesk() {
  const place = useTablePlace([], { column: 'asked', isDescending: true });
  const { view, q = '' } = place.filters;
  const narrowed = { view: subscriberViewFrom(view), search: q === '' ? null : q };
  const { data, previousData, loading, error, refetch } = useNewsletterSubscribersQuery({
    variables: { ...narrowed, page: place.page, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [exportSubscribers] = useExportNewsletterSubscribersMutation();
  const exportLink = async () =>
    (await exportSubscribers({ variables: { input: narrowed } })).data?.exportNewsletterSubscribers;
  const reload = () => {
    refetch().catch((cause: unknown) => console.warn('The subscribers were not loaded.', cause));
  };
  return (
    <>
      <LinkButton to="/admin/newsletter" variant="link">
        Newsletter
      </LinkButton>
      <Heading as="h1" size="page" marginTop="4" marginBottom="6">
        Subscribers
      </Heading>
      <DataTable
        label="Subscribers"
        table="newsletter-subscribers"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ email }) => email}
        page={(data ?? previousData)?.newsletterSubscribers ?? undefined}
        pageSize={PAGE_SIZE}
        place={place}
        isLoading={loading}
        failure={loading ? undefined : error?.message}
        onRetry={reload}
        exportLink={exportLink}
        presets={subscriberPresets}
        filters={<TableSearch place={place} label="Beginning of an address" />}
        empty={<EmptyState title="No subscribers">Nobody is like this.</EmptyState>}
      />
    </>
  );
}
