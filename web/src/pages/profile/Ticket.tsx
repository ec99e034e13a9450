import { Box, Text } from '@chakra-ui/react';
import { useOwnTicketQuery } from '#features/support/OwnTicket.query.generated.ts';
import { ticketStatusWords } from '#features/support/ticket-words.ts';
import { formatDate, formatMoment } from '#lib/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';

const allTickets = (
  <LinkButton to="/profile?tab=tickets" variant="outline">
    All tickets
  </LinkButton>
);

/** One request for help: its number, what was written, its state, and by when an answer is due. */
export function Ticket({ number }: { readonly number: string }) {
  const { data, error, refetch } = useOwnTicketQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  const reload = () => {
    refetch().catch((cause: unknown) => console.info('The ticket cannot be loaded.', cause));
  };
  if (!data) {
    if (error) {
      return (
        <ErrorState title="The ticket could not be loaded" onRetry={reload} actions={allTickets}>
          Nothing is lost. Please try again.
        </ErrorState>
      );
    }
    return (
      <Box role="status" aria-label="Loading your ticket">
        <Skeleton height="20rem" />
      </Box>
    );
  }
  const ticket = data.supportTicket;
  if (!ticket) {
    return (
      <EmptyState title="Ticket not found" actions={allTickets}>
        None of your tickets has the number {number}.
      </EmptyState>
    );
  }
  const { subject, description, status, createdAt, dueAt } = ticket;
  return (
    <Box as="article" aria-labelledby="ticket" maxWidth="text" overflowWrap="anywhere">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBottom="2">
        <Text fontFamily="mono">{ticket.number}</Text>
        <Badge>{ticketStatusWords[status]}</Badge>
      </Box>
      <Heading as="h2" id="ticket" size="card" marginBottom="2">
        {subject}
      </Heading>
      <Text color="ink.muted" fontSize="14px">
        Opened <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {status === 'OPEN' ? (
          <>
            . You hear from us by <time dateTime={dueAt}>{formatMoment(dueAt)}</time>.
          </>
        ) : null}
      </Text>
      <Text whiteSpace="pre-wrap" marginBlock="6" paddingBlock="5" borderBlockWidth="1px">
        {description}
      </Text>
      {allTickets}
    </Box>
  );
}
