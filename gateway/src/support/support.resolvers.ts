import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { HelpTopic, MessageSubject, Resolvers, SupportTicketStatus } from '../generated/resolvers.ts';
import type { Ticket } from '../generated/rest.ts';
import { helpTopics } from '../help/help-topics.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { SupportApi } from './SupportApi.ts';

interface Context extends RequestContext {
  readonly support: SupportApi;
}

const categories: Record<HelpTopic, NonNullable<Ticket['category']>> = {
  ACCOUNT: 'account',
  DOWNLOADS: 'downloads',
  GUIDES: 'guides',
  PAYMENTS: 'payments',
  SUBSCRIPTION: 'subscription',
  TECHNICAL: 'technical',
};

const statuses: Record<Ticket['status'], SupportTicketStatus> = {
  answered: 'ANSWERED',
  closed: 'CLOSED',
  open: 'OPEN',
};

const subjects: Record<MessageSubject, string> = {
  BILLING: 'billing',
  CONTRIBUTOR: 'contributor',
  FEEDBACK: 'feedback',
  GENERAL: 'general',
  OTHER: 'other',
  PARTNERSHIP: 'partnership',
  SUPPORT: 'support',
};

const rules = { expects: ['ValidationError'] as const };

/** Resolvers for tickets and contact form messages. */
export const supportResolvers: Resolvers<Context> = {
  Query: {
    supportEmail: async (_root, _arguments, { support }) => (await support.contact()).email,
    supportTickets: async (_root, { page, limit }, { support, isSignedIn }) => {
      if (!isSignedIn) return null;
      const { tickets, pagination } = await support.list(page ?? 1, limit ?? DEFAULT_PAGE_SIZE);
      return { items: tickets.map(toTicket), pageInfo: pageInfo(pagination) };
    },
    supportTicket: async (_root, { number }, { support, isSignedIn }) => {
      const ticket = isSignedIn ? await support.byNumber(number) : null;
      return ticket && toTicket(ticket);
    },
  },
  Mutation: {
    submitTicket: async (_root, { input }, { support }) => {
      const { topic, subject, description, context, email } = input;
      const ticket = {
        category: categories[topic],
        subject,
        description,
        ...(typeof context === 'string' && { context }),
        ...(typeof email === 'string' && { email }),
      };
      const { data, errors } = await outcomeOf(support.openTicket(ticket), {
        ...rules,
        renamed: { category: 'topic' },
      });
      return { ticket: data && toTicket(data), errors };
    },
    sendMessage: async (_root, { input }, { support }) => {
      const { name, email, subject, message } = input;
      const about = subject ? { subject: subjects[subject] } : {};
      const { data, errors } = await outcomeOf(support.sendMessage({ name, email, message, ...about }), rules);
      return { ticket: data && toTicket(data), errors };
    },
  },
};

/** Converts a REST ticket to its GraphQL form. */
export function toTicket({ category, ...ticket }: Ticket) {
  return { ...ticket, topic: category && helpTopics[category], status: statuses[ticket.status] };
}
