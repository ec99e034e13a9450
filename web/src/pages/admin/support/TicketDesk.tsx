import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { NotShown } from '../NotShown.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { useDeskTicketQuery } from './DeskTicket.query.generated.ts';
import type { OpenTicket_ConversationFragment } from './OpenTicket.fragment.generated.ts';
import { PersonOrders } from './PersonOrders.tsx';
import { useSupportToolsQuery } from './SupportTools.query.generated.ts';
import { Thread } from './Thread.tsx';
import { deskStatusWords } from './ticket-desk-words.ts';
import { TicketActions } from './TicketActions.tsx';
import { presenceWords, usePresence } from './usePresence.ts';

const inboxLink = (
  <LinkButton to="/admin/support" variant="link">
    All tickets
  </LinkButton>
);

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 17rem' },
    gap: '10',
    marginTop: '6',
  },
});

/** One ticket: what was said, the answer, and beside it who asked and what they have bought. */
export function TicketDesk() {
  const { number = '' } = useParams();
  const { data, loading, error, refetch } = useDeskTicketQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const conversation = readFragment<OpenTicket_ConversationFragment>(data?.deskTicket);
  if (conversation) return <OpenTicket conversation={conversation} onStale={reload} />;
  return (
    <NotShown what="ticket" isLoading={loading} failure={error?.message} onRetry={reload} back={inboxLink}>
      Nobody has opened one with the number {number}.
    </NotShown>
  );
}

interface OpenTicketProps {
  readonly conversation: OpenTicket_ConversationFragment;
  readonly onStale: () => void;
}

function OpenTicket({ conversation, onStale }: OpenTicketProps) {
  const { ticket, mergedInto } = conversation;
  const [isWriting, setIsWriting] = useState(false);
  const { others, version } = usePresence(ticket.number, isWriting);
  const { data } = useSupportToolsQuery();
  const { agents = [], macros = [] } = data?.supportTools ?? {};
  const isStale = version !== null && version > ticket.version;
  useEffect(() => {
    if (isStale) onStale();
    // Once for each version that is newer than what is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isStale, version]);
  return (
    <>
      {inboxLink}
      <TicketHead ticket={ticket} />
      <chakra.p role="status" minHeight="1.6em" marginTop="2" color="accent" fontWeight="medium">
        {presenceWords(others)}
      </chakra.p>
      <Columns>
        <div>
          <Thread conversation={conversation} />
          {mergedInto === null ? (
            <AnswerForm ticket={ticket} macros={macros} onWriting={setIsWriting} onSettled={onStale} />
          ) : (
            <chakra.p marginTop="8">
              This ticket goes on in <Link to={`/admin/support/${mergedInto}`}>{mergedInto}</Link>.
            </chakra.p>
          )}
        </div>
        <chakra.aside aria-label="Who asked" display="grid" gap="8" alignContent="start" overflowWrap="anywhere">
          <Person conversation={conversation} />
          {mergedInto === null ? <TicketActions ticket={ticket} agents={agents} onSettled={onStale} /> : null}
        </chakra.aside>
      </Columns>
    </>
  );
}

function TicketHead({ ticket }: Pick<OpenTicket_ConversationFragment, 'ticket'>) {
  const { subject, number, status, isOverdue, isSubscriber, dueAt } = ticket;
  return (
    <>
      <DeskHeading size="section" marginTop="4">
        {subject}
      </DeskHeading>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="3" color="ink.muted">
        <chakra.span fontFamily="mono">{number}</chakra.span>
        <Badge tone={isOverdue ? 'accent' : 'linen'}>{deskStatusWords[status]}</Badge>
        {isSubscriber ? <Badge>Subscriber</Badge> : null}
        {status === 'NEW' || status === 'OPEN' ? `Answer due ${formatMoment(dueAt)}` : null}
      </chakra.p>
    </>
  );
}

function Person({ conversation }: Pick<OpenTicketProps, 'conversation'>) {
  const { ticket, context, orders, personId, isSatisfied, satisfactionNote } = conversation;
  return (
    <>
      <div>
        <chakra.p fontWeight="semibold" css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}>
          {personId === null ? (
            (ticket.name ?? 'A visitor')
          ) : (
            <Link to={`/admin/people/${personId}`}>{ticket.name ?? ticket.email}</Link>
          )}
        </chakra.p>
        <chakra.p color="ink.muted">{ticket.email}</chakra.p>
        {context === null ? null : <chakra.p marginTop="2">{context}</chakra.p>}
        {isSatisfied === null ? null : (
          <chakra.p marginTop="2">
            {isSatisfied ? 'Says that this helped.' : 'Says that this did not help.'} {satisfactionNote}
          </chakra.p>
        )}
      </div>
      <section aria-labelledby="orders">
        <Heading id="orders" size="card" marginBottom="3">
          Orders
        </Heading>
        <PersonOrders orders={orders} />
      </section>
    </>
  );
}
