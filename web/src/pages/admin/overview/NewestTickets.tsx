import { chakra } from '@chakra-ui/react';
import { can } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { formatMoment } from '#lib/dates.ts';
import type { OverviewQuery } from './Overview.query.generated.ts';

type Ticket = NonNullable<OverviewQuery['adminOverview']>['newestTickets'][number];

const Row = chakra('li', {
  base: { paddingBlock: '4', borderTop: '1px solid', borderColor: 'line', overflowWrap: 'anywhere' },
});

const TicketLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

/** Tickets awaiting an answer, newest first, each with its due time. */
export function NewestTickets({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const isAnswering = can(useCurrentUser(), 'ticket.answer');
  if (tickets.length === 0) return <chakra.p color="ink.muted">Nobody waits for an answer.</chakra.p>;
  return (
    <chakra.ul role="list" listStyleType="none">
      {tickets.map(({ number, subject, topic, dueAt }) => (
        <Row key={number}>
          <chakra.p fontWeight="semibold">
            {isAnswering ? <TicketLink to={`/admin/support/${number}`}>{subject}</TicketLink> : subject}
          </chakra.p>
          <chakra.p color="ink.muted" fontSize="14px">
            <chakra.span fontFamily="mono">{number}</chakra.span> · {topic?.toLowerCase() ?? 'contact form'} · answer
            due <time dateTime={dueAt}>{formatMoment(dueAt)}</time>
          </chakra.p>
        </Row>
      ))}
    </chakra.ul>
  );
}
