import { Box } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useOwnTicketsQuery } from '#features/support/OwnTickets.query.generated.ts';
import { TicketList } from '#features/support/TicketList.tsx';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { isPastEnd, pageFrom } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';

const hrefOf = (number: number) => `/profile?tab=tickets&page=${number}`;
const PER_PAGE = 10;

/** The user's tickets, newest first. */
export function Tickets() {
  const [search] = useSearchParams();
  const page = pageFrom(search.get('page'));
  const { data, error, refetch } = useOwnTicketsQuery({
    variables: { page, limit: PER_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const reload = reloadBy(refetch);

  const tickets = data?.supportTickets;
  if (!tickets) {
    if (error) {
      return (
        <ErrorState title="Your tickets could not be loaded" onRetry={reload}>
          Nothing is lost. Please try again.
        </ErrorState>
      );
    }
    return (
      <Box role="status" aria-label="Loading your tickets">
        <Skeleton height="20rem" />
      </Box>
    );
  }
  if (tickets.pageInfo.totalItems === 0) {
    return (
      <EmptyState title="No tickets yet" actions={<LinkButton to="/help">Help center</LinkButton>}>
        What you ask our support is listed here.
      </EmptyState>
    );
  }
  if (isPastEnd(tickets)) return <PastTheEnd page={page} totalPages={tickets.pageInfo.totalPages} hrefOf={hrefOf} />;
  return (
    <>
      <TicketList tickets={tickets.items} />
      <Box marginTop="8">
        <Pagination
          page={page}
          totalPages={tickets.pageInfo.totalPages}
          hrefOf={hrefOf}
          label="Pages of your tickets"
        />
      </Box>
    </>
  );
}
