import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type Action, can } from '@halfdrop/domain';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import type { AssetStatus } from '#generated/types.ts';
import { formatMoment } from '#lib/dates.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Figures } from '#ui/Figures.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { useDeskChanges } from '../desk-changes.ts';
import { DeskHead } from '../DeskHead.tsx';
import { FailingChecks } from '../checks/FailingChecks.tsx';
import { SwitchedOff } from '../system/SwitchedOff.tsx';
import { Days } from './Days.tsx';
import { FailingJobs } from './FailingJobs.tsx';
import { FigureSection } from './FigureSection.tsx';
import { OverviewDocument, useOverviewQuery } from './Overview.query.generated.ts';
import { NewestTickets } from './NewestTickets.tsx';
import { Queues } from './Queues.tsx';

const statusWords: Record<AssetStatus, string> = {
  APPROVED: 'Patterns on sale',
  DRAFT: 'Patterns being made',
  REJECTED: 'Patterns refused',
  SUBMITTED: 'Patterns to decide on',
  WITHDRAWN: 'Patterns withdrawn',
};

/** Where something is listed, and what one must be allowed to see it there. */
type Place = readonly [to: string, action: Action];

/** Where patterns of a status are listed. */
const assetLists: Partial<Record<AssetStatus, Place>> = {
  APPROVED: ['/admin/assets?view=on-sale', 'catalog.manage'],
  SUBMITTED: ['/admin/review', 'submission.review'],
  WITHDRAWN: ['/admin/assets?view=withdrawn', 'catalog.manage'],
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

/** How often the figures are counted anew while nothing is told. */
const COUNT_EVERY_MS = 60_000;

function Counted() {
  const user = useCurrentUser();
  const placeOf = (place: Place | undefined) => (place && can(user, place[1]) ? place[0] : undefined);
  const client = useApolloClient();
  const readAnew = () => void client.refetchQueries({ include: [OverviewDocument] });
  const pollInterval = useDeskChanges(readAnew, COUNT_EVERY_MS);
  const { data, loading, error, refetch } = useOverviewQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval,
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
            ...overview.assets.map(
              ({ status, count }) => [statusWords[status], count, placeOf(assetLists[status])] as const,
            ),
            ['Accounts', overview.accountCount, placeOf(['/admin/people', 'person.inspect'])],
            ['Paid orders', overview.paidOrderCount, placeOf(['/admin/orders?view=sold', 'order.inspect'])],
            [
              'Payments returned',
              overview.returnedPaymentCount,
              placeOf(['/admin/money?q=payment-returned', 'money.inspect']),
            ],
            ['Open tickets', overview.openTicketCount, placeOf(['/admin/support', 'ticket.answer'])],
            ['Answers overdue', overview.overdueTicketCount, placeOf(['/admin/support?view=overdue', 'ticket.answer'])],
            [
              'Messages in 7 days',
              overview.recentMessageCount,
              placeOf(['/admin/support?view=all&sort=-created', 'ticket.answer']),
            ],
          ]}
        />
        <chakra.p color="ink.muted" fontSize="14px" marginTop="3">
          Counted on {formatMoment(overview.countedAt)}
        </chakra.p>
      </FigureSection>
      <Queues queues={overview.queues} countedAt={overview.countedAt} />
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
