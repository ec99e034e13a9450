import { Box, Text } from '@chakra-ui/react';
import { formatDate, formatMoment } from '#lib/dates.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { TicketLink } from './TicketLink.tsx';
import type { TicketRow_TicketFragment } from './TicketRow.fragment.generated.ts';
import { ticketStatusWords } from './ticket-words.ts';

/** The user's tickets with links to their pages. */
export function TicketList({ tickets }: { readonly tickets: readonly Masked<TicketRow_TicketFragment>[] }) {
  return (
    <Box as="ul" aria-label="Your tickets" listStyleType="none" borderTopWidth="1px">
      {readFragment<TicketRow_TicketFragment>(tickets).map(({ number, subject, status, createdAt, dueAt }) => (
        <Box as="li" key={number} paddingBlock="5" borderBottomWidth="1px" overflowWrap="anywhere">
          <Text fontWeight="semibold">{subject}</Text>
          <Text color="ink.muted" fontSize="14px">
            <TicketLink number={number} /> · <time dateTime={createdAt}>{formatDate(createdAt)}</time> ·{' '}
            {ticketStatusWords[status]}
            {status === 'OPEN' ? (
              <>
                , answer due <time dateTime={dueAt}>{formatMoment(dueAt)}</time>
              </>
            ) : null}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
