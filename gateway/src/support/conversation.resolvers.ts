import type { Resolvers } from '../generated/resolvers.ts';
import type { TicketConversation } from '../generated/rest.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import { type LiveContext, subscriptionField } from '../platform/live/subscription-field.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { SupportApi } from './SupportApi.ts';
import { toTicket } from './support.resolvers.ts';

interface Context extends RequestContext, LiveContext {
  readonly support: SupportApi;
}

const fields = { NotFoundError: 'number' } as const;
const ratingErrors = ['IllegalTransitionError', 'NotFoundError', 'ValidationError'] as const;

/** Resolvers for ticket conversations and ratings. */
export const conversationResolvers: Resolvers<Context> = {
  Query: {
    ticketConversation: async (_root, { number }, { support, isSignedIn }) => {
      const found = isSignedIn ? await support.conversation(number) : null;
      return found && toConversation(found);
    },
  },
  Subscription: {
    ticketChanged: subscriptionField(async ({ number }, { support }: Context) => {
      const ticket = await support.byNumber(number);
      return ticket && `ticket:${ticket.number}`;
    }),
  },
  Mutation: {
    replyToTicket: async (_root, { input: { number, idempotencyKey: key, body } }, { support }) => {
      const rules = { expects: ['NotFoundError', 'ValidationError'], fields } as const;
      const { data, errors } = await outcomeOf(support.reply(number, { key, body }), rules);
      return { conversation: data && toConversation(data), errors };
    },
    rateTicket: async (_root, { input: { number, isSatisfied, note } }, { support }) => {
      const rating = { isSatisfied, note: note ?? '' };
      const { data, errors } = await outcomeOf(support.rate(number, rating), { expects: ratingErrors, fields });
      return { conversation: data && toConversation(data), errors };
    },
    rateTicketByLink: async (_root, { input: { token, isSatisfied, note } }, { support }) => {
      const rating = { token, isSatisfied, note: note ?? '' };
      const rules = { expects: ratingErrors, fields: { NotFoundError: 'token' } } as const;
      const { data, errors } = await outcomeOf(support.rateByLink(rating), rules);
      return { number: data?.number ?? null, errors };
    },
  },
};

function toConversation({ ticket, canRate, ...conversation }: TicketConversation) {
  return { ...conversation, ticket: toTicket(ticket), viewerCanRate: canRate };
}
