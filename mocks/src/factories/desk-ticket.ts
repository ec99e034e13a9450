import type { DeskConversation, DeskMessage, DeskTicket, SupportAgent, SupportMacro } from '../generated/resolvers.ts';
import { usd } from './money.ts';

/** Current time at the mocked support desk. */
export const DESK_NOW = '2026-11-02T09:00:00.000Z';

/** The support agents: {@link demoLogin} and a colleague. */
export const supportAgents: readonly SupportAgent[] = [
  { id: 'user-1', name: 'Ada Lovelace' },
  { id: 'user-noor', name: 'Noor Haddad' },
];

/** Returns the macros of the support desk. */
export function supportMacros(): SupportMacro[] {
  return [
    {
      id: 'macro-1',
      title: 'Fresh download link',
      body: 'Hello {name},\n\nwe have mailed you a fresh link to your files.',
      version: 1,
    },
    { id: 'macro-2', title: 'Is it solved?', body: 'Hello {name},\n\nhas this solved it for you?', version: 1 },
  ];
}

/** Returns a message of a ticket. */
export function deskMessage(changes: Partial<DeskMessage>): DeskMessage {
  return { id: 'message-1', kind: 'ASKER', author: null, body: 'Any news?', sentAt: DESK_NOW, ...changes };
}

/** Returns a ticket as the staff sees it. */
function deskConversation(
  changes: Partial<DeskTicket>,
  more: Partial<Omit<DeskConversation, 'ticket'>> = {},
): DeskConversation {
  return {
    ticket: {
      number: 'HD-T-22222222',
      topic: 'PAYMENTS',
      subject: 'No receipt',
      status: 'NEW',
      email: 'mira@example.com',
      name: 'Mira Sen',
      isSubscriber: false,
      assignee: null,
      createdAt: '2026-11-01T20:00:00.000Z',
      updatedAt: '2026-11-01T20:00:00.000Z',
      dueAt: '2026-11-02T20:00:00.000Z',
      isOverdue: false,
      version: 1,
      ...changes,
    },
    personId: changes.name === null ? null : 'user-1',
    description: 'I have paid, and no receipt has come.',
    context: null,
    messages: [],
    orders: [{ number: 'HDO-00000000', status: 'COMPLETED', total: usd(2600), createdAt: '2026-10-30T10:00:00.000Z' }],
    isSatisfied: null,
    satisfactionNote: null,
    mergedInto: null,
    ...more,
  };
}

/** Returns the inbox: one ticket of each kind, and enough others for a second page. */
export function deskConversations(): DeskConversation[] {
  const [own = null, colleague = null] = supportAgents;
  const more = Array.from({ length: 30 }, (_, index) =>
    deskConversation({
      number: `HD-T-5555${String(index + 2222)}`,
      topic: 'DOWNLOADS',
      subject: `Question ${index + 1} about a file`,
      email: `reader${index + 1}@example.com`,
      name: null,
      dueAt: new Date(Date.parse('2026-11-03T09:00:00.000Z') + index * 600_000).toISOString(),
    }),
  );
  return [
    deskConversation({}, { context: 'Help article: Where is my receipt?' }),
    deskConversation(
      {
        number: 'HD-T-33333333',
        topic: null,
        subject: 'Contact form: billing',
        status: 'OPEN',
        email: 'sam@example.com',
        name: 'Sam Ode',
        assignee: own,
        isSubscriber: true,
        dueAt: '2026-11-02T08:00:00.000Z',
        isOverdue: true,
        version: 4,
      },
      {
        description: 'Where do I change the card?',
        messages: [
          deskMessage({ id: 'message-2', kind: 'REPLY', author: 'Ada Lovelace', body: 'Under Plan in your profile.' }),
          deskMessage({ id: 'message-3', body: 'I find no such page.' }),
          deskMessage({ id: 'message-4', kind: 'NOTE', author: 'Noor Haddad', body: 'Their plan ended in May.' }),
        ],
        orders: [],
      },
    ),
    deskConversation({
      number: 'HD-T-44444444',
      topic: 'ACCOUNT',
      subject: 'Two accounts',
      status: 'WAITING',
      email: 'mira@example.com',
      assignee: colleague,
      version: 2,
    }),
    deskConversation(
      { number: 'HD-T-66666666', topic: 'GUIDES', subject: 'Thank you', status: 'CLOSED', assignee: colleague },
      { isSatisfied: true, satisfactionNote: 'Quick and kind.' },
    ),
    ...more,
  ];
}
