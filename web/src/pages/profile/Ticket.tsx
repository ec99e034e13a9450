import { Box, Text } from '@chakra-ui/react';
import type { Conversation_ConversationFragment } from '#features/support/Conversation.fragment.generated.ts';
import { useOwnTicketQuery } from '#features/support/OwnTicket.query.generated.ts';
import { useRateTicketMutation } from '#features/support/RateTicket.mutation.generated.ts';
import { TicketChangedDocument } from '#features/support/TicketChanged.subscription.generated.ts';
import { ticketStatusWords } from '#features/support/ticket-words.ts';
import { TicketRating } from '#features/support/TicketRating.tsx';
import { TicketReply } from '#features/support/TicketReply.tsx';
import { formatDate, formatMoment } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { SETTLED_MS, useLive } from '#lib/useLive.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { Timeline } from '#ui/Timeline.tsx';

const allTickets = (
  <LinkButton to="/profile?tab=tickets" variant="outline">
    All tickets
  </LinkButton>
);

/** A ticket: its status, its messages, and a reply form. */
export function Ticket({ number }: { readonly number: string }) {
  const { data, error, refetch } = useOwnTicketQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  const reload = reloadBy(refetch);
  // Tickets were never polled: without live updates the page shows the state when it was opened.
  useLive(TicketChangedDocument, data?.ticketConversation ? { number } : null, reload, { afterMs: SETTLED_MS });
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
  const conversation = readFragment<Conversation_ConversationFragment>(data.ticketConversation);
  if (!conversation) {
    return (
      <EmptyState title="Ticket not found" actions={allTickets}>
        None of your tickets has the number {number}.
      </EmptyState>
    );
  }
  return <Conversation conversation={conversation} onSaid={reload} />;
}

interface ConversationProps {
  readonly conversation: Conversation_ConversationFragment;
  readonly onSaid: () => void;
}

function Conversation({ conversation, onSaid }: ConversationProps) {
  const [rate] = useRateTicketMutation();
  const { ticket, messages, viewerCanRate, isSatisfied } = conversation;
  const { number, subject, description, status, createdAt, dueAt } = ticket;
  return (
    <Box as="article" aria-labelledby="ticket" maxWidth="text" overflowWrap="anywhere">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBottom="2">
        <Text fontFamily="mono">{number}</Text>
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
      {messages.length > 0 ? (
        <Timeline
          label="What was said"
          events={messages.map(({ id, isOwn, author, body, sentAt }) => ({
            id,
            at: sentAt,
            title: isOwn ? 'You' : `${author ?? 'Halfdrop'} of Halfdrop`,
            children: <Text whiteSpace="pre-wrap">{body}</Text>,
          }))}
        />
      ) : null}
      {viewerCanRate ? (
        <TicketRating
          isSatisfied={isSatisfied}
          rate={async (wasHelped) => {
            const input = { number, isSatisfied: wasHelped };
            return (await rate({ variables: { input } })).data?.rateTicket;
          }}
        />
      ) : null}
      <TicketReply ticket={ticket} onSaid={onSaid} />
      <Box marginTop="8">{allTickets}</Box>
    </Box>
  );
}
