import { chakra } from '@chakra-ui/react';
import { Badge } from '#ui/Badge.tsx';
import { Timeline, type TimelineEvent } from '#ui/Timeline.tsx';
import type { OpenTicket_ConversationFragment } from './OpenTicket.fragment.generated.ts';

type Message = OpenTicket_ConversationFragment['messages'][number];

const Words = chakra('p', {
  base: {
    marginTop: '2',
    padding: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
    background: 'card',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '&[data-kind="REPLY"]': { background: 'linen' },
    '&[data-kind="NOTE"]': { borderStyle: 'dashed', borderColor: 'accent' },
  },
});

/** Messages and events of a ticket, oldest first. */
export function Thread({ conversation }: { readonly conversation: OpenTicket_ConversationFragment }) {
  const { ticket, description, messages } = conversation;
  const asker = ticket.name ?? ticket.email;
  const events: readonly TimelineEvent[] = [
    { id: 'question', at: ticket.createdAt, title: asker, children: <Words data-kind="ASKER">{description}</Words> },
    ...messages.map((message) => toEvent(message, asker)),
  ];
  return <Timeline label="Conversation" events={events} />;
}

function toEvent({ id, kind, author, body, sentAt }: Message, asker: string): TimelineEvent {
  const who = kind === 'ASKER' ? asker : (author ?? 'Halfdrop');
  if (kind === 'EVENT') return { id, at: sentAt, title: `${body}, by ${who}` };
  const title =
    kind === 'NOTE' ? (
      <>
        {who} <Badge tone="accent">Note for the staff</Badge>
      </>
    ) : (
      who
    );
  return { id, at: sentAt, title, children: <Words data-kind={kind}>{body}</Words> };
}
