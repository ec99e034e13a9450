import { chakra } from '@chakra-ui/react';
import type { AssetStatus } from '#generated/types.ts';
import { formatMoment } from '#lib/dates.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Figures } from '#ui/Figures.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { FailingChecks } from '../checks/FailingChecks.tsx';
import { SwitchedOff } from '../system/SwitchedOff.tsx';
import { Days } from './Days.tsx';
import { FailingJobs } from './FailingJobs.tsx';
import { FigureSection } from './FigureSection.tsx';
import { useOverviewQuery } from './Overview.query.generated.ts';
import { NewestTickets } from './NewestTickets.tsx';

const statusWords: Record<AssetStatus, string> = {
  APPROVED: 'Patterns on sale',
  DRAFT: 'Patterns being made',
  REJECTED: 'Patterns refused',
  SUBMITTED: 'Patterns to decide on',
  WITHDRAWN: 'Patterns withdrawn',
};

/** Where patterns of a status are listed. */
const assetLists: Partial<Record<AssetStatus, string>> = {
  APPROVED: '/admin/assets?view=on-sale',
  SUBMITTED: '/admin/review',
  WITHDRAWN: '/admin/assets?view=withdrawn',
};

/** The figures of the shop, counted anew with every visit, and the tickets that wait. */
export function OverviewDesk() {
  return (
    <>
      <DeskHead title="Overview" />
      <Days />
      <Counted />
    </>
  );
}

function Counted() {
  const { data, loading, error, refetch } = useOverviewQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);
  const overview = data?.adminOverview;
  if (!overview) {
    if (loading || !error) return <Skeleton height="24rem" />;
    return (
      <ErrorState title="The figures could not be loaded" onRetry={retry}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <>
      <FigureSection id="now" title="Now">
        <Figures
          figures={[
            ...overview.assets.map(({ status, count }) => [statusWords[status], count, assetLists[status]] as const),
            ['Accounts', overview.accountCount, '/admin/people'],
            ['Paid orders', overview.paidOrderCount, '/admin/orders?view=sold'],
            ['Payments returned', overview.returnedPaymentCount],
            ['Open tickets', overview.openTicketCount, '/admin/support'],
            ['Answers overdue', overview.overdueTicketCount, '/admin/support?view=overdue'],
            ['Messages in 7 days', overview.recentMessageCount],
          ]}
        />
        <chakra.p color="ink.muted" fontSize="14px" marginTop="3">
          Counted on {formatMoment(overview.countedAt)}
        </chakra.p>
      </FigureSection>
      <SwitchedOff />
      <FailingJobs />
      <FailingChecks />
      <Heading as="h2" size="card" marginBottom="4">
        Newest open tickets
      </Heading>
      <NewestTickets tickets={overview.newestTickets} />
    </>
  );
}
