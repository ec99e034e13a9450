import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Figures } from '#ui/Figures.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { stateWords } from './issue-words.ts';
import { useNewsletterCountsQuery } from './NewsletterCounts.query.generated.ts';
import { type NewsletterIssuesQuery, useNewsletterIssuesQuery } from './NewsletterIssues.query.generated.ts';

const PAGE_SIZE = 24;

type Issue = NonNullable<NewsletterIssuesQuery['newsletterIssues']>['items'][number];

const columns: ReadonlyArray<DataColumn<Issue>> = [
  {
    id: 'subject',
    header: 'Issue',
    isName: true,
    cell: ({ id, subject }) => <Link to={`/admin/newsletter/${id}`}>{subject}</Link>,
  },
  { id: 'state', header: 'Status', cell: ({ state }) => stateWords(state) },
  { id: 'sendAt', header: 'When', cell: ({ sendAt }) => (sendAt === null ? '' : formatMoment(sendAt)) },
  { id: 'sent', header: 'Sent', cell: ({ sentCount, receiverCount }) => `${sentCount} of ${receiverCount}` },
  { id: 'bounced', header: 'Came back', cell: ({ bouncedCount }) => bouncedCount },
  { id: 'left', header: 'Left after it', cell: ({ unsubscribedCount }) => unsubscribedCount },
  { id: 'failed', header: 'Refused', isOptional: true, cell: ({ failedCount }) => failedCount },
  { id: 'created', header: 'Begun', isOptional: true, cell: ({ createdAt }) => formatMoment(createdAt) },
];

/** How many get the newsletter, and its issues, for those who write it. */
export function NewsletterDesk() {
  const place = useTablePlace([], { column: 'created', isDescending: true });
  const { data, previousData, loading, error, refetch } = useNewsletterIssuesQuery({
    variables: { page: place.page, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => {
    refetch().catch((cause: unknown) => console.warn('The issues were not loaded.', cause));
  };
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        marginBottom="6"
      >
        <Heading as="h1" size="page">
          Newsletter
        </Heading>
        <LinkButton to="/admin/new-issue">New issue</LinkButton>
      </chakra.div>
      <Counts />
      <DataTable
        label="Issues"
        table="newsletter-issues"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        page={(data ?? previousData)?.newsletterIssues ?? undefined}
        pageSize={PAGE_SIZE}
        place={place}
        isLoading={loading}
        failure={loading ? undefined : error?.message}
        onRetry={reload}
        empty={<EmptyState title="No issues">Nothing has been written yet.</EmptyState>}
      />
    </>
  );
}

function Counts() {
  const { data } = useNewsletterCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = data?.newsletterCounts;
  return (
    <chakra.section aria-label="Subscribers" display="grid" gap="3" justifyItems="start" marginBottom="8">
      <chakra.div width="full">
        <Figures
          figures={[
            ['On the list', counts?.confirmed ?? '…'],
            ['Left', counts?.unsubscribed ?? '…'],
            ['Mail came back', counts?.bounced ?? '…'],
          ]}
        />
      </chakra.div>
      <LinkButton to="/admin/newsletter/subscribers" variant="link">
        All subscribers
      </LinkButton>
    </chakra.section>
  );
}
