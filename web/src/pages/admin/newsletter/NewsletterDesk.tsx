import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '#lib/dates.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Figures } from '#ui/Figures.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { stateWords } from './issue-words.ts';
import { useNewsletterCountsQuery } from './NewsletterCounts.query.generated.ts';
import { type NewsletterIssuesQuery, useNewsletterIssuesQuery } from './NewsletterIssues.query.generated.ts';

type Issue = NonNullable<NewsletterIssuesQuery['newsletterIssues']>['items'][number];

const columns: ReadonlyArray<DataColumn<Issue>> = [
  {
    id: 'subject',
    header: 'Issue',
    isName: true,
    cell: ({ id, subject }) => <Link to={`/admin/newsletter/${id}`}>{subject}</Link>,
  },
  { id: 'state', header: 'Status', cell: ({ state }) => stateWords(state) },
  {
    id: 'sendAt',
    header: 'When',
    holds: 'moment',
    cell: ({ sendAt }) => (sendAt === null ? '' : formatShortMoment(sendAt)),
  },
  { id: 'sent', header: 'Sent', cell: ({ sentCount, receiverCount }) => `${sentCount} of ${receiverCount}` },
  { id: 'bounced', header: 'Came back', cell: ({ bouncedCount }) => bouncedCount },
  { id: 'left', header: 'Left after it', cell: ({ unsubscribedCount }) => unsubscribedCount },
  { id: 'failed', header: 'Refused', isOptional: true, cell: ({ failedCount }) => failedCount },
  {
    id: 'created',
    header: 'Begun',
    holds: 'moment',
    isOptional: true,
    cell: ({ createdAt }) => formatShortMoment(createdAt),
  },
];

/** The newsletter's issues and number of subscribers. */
export function NewsletterDesk() {
  const place = useTablePlace([], { column: 'created', isDescending: true });
  const result = useNewsletterIssuesQuery({
    variables: { ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ newsletterIssues }) => newsletterIssues);
  return (
    <>
      <DeskHead title="Newsletter">
        <LinkButton to="/admin/new-issue">New issue</LinkButton>
      </DeskHead>
      <Counts />
      <DataTable
        label="Issues"
        table="newsletter-issues"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        {...rows}
        place={place}
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
