import { ticket } from '../factories/ticket.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules, emailRules } from '../rules.ts';
import type { Shop } from '../shop.ts';

const openedAt = '2026-11-01T09:00:00.000Z';

/** Tickets of the viewer. */
export function supportQueries(shop: Shop): QueryResolvers {
  return {
    supportTickets: (_root, { page, limit }, context) => {
      const account = shop.viewer(context);
      return account && paged(account.tickets, page ?? 1, limit ?? 24);
    },
    supportTicket: (_root, { number }, context) =>
      shop.viewer(context)?.tickets.find((each) => each.number === number) ?? null,
  };
}

/** New tickets and messages. */
export function supportMutations(shop: Shop): MutationResolvers {
  let tickets = 0;
  return {
    submitTicket: (_root, { input }, context) => {
      const account = shop.viewer(context);
      const { category, subject, description, email } = input;
      const errors = brokenRules([
        [subject.trim() !== '', 'subject', 'Subject is required'],
        [subject.trim().length <= 150, 'subject', 'Subject must be at most 150 characters'],
        [description.trim() !== '', 'description', 'Description is required'],
        ...(account ? [] : emailRules(email ?? '')),
      ]);
      if (errors.length > 0) return { ticket: null, errors };
      tickets += 1;
      const number = `HD-T-${String(tickets + 1)
        .repeat(8)
        .slice(0, 8)}`;
      const opened = ticket({ number, category, subject, description });
      account?.tickets.unshift(opened);
      return { ticket: opened, errors };
    },
    sendMessage: (_root, { input }) => {
      const errors = brokenRules([
        [input.name.trim() !== '', 'name', 'Name is required'],
        ...emailRules(input.email),
        [input.message.trim() !== '', 'message', 'Message is required'],
      ]);
      return { receivedAt: errors.length > 0 ? null : openedAt, errors };
    },
  };
}
