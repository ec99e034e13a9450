import type { HelpTopic, MutationResolvers, QueryResolvers, SupportTicket } from '../generated/resolvers.ts';
import { brokenRules, emailRules } from '../rules.ts';
import type { Shop } from '../shop.ts';

const openedAt = '2026-11-01T09:00:00.000Z';
const dueAt = '2026-11-02T09:00:00.000Z';

/** How the mocked shop is reached. */
export const supportQueries: QueryResolvers = { supportEmail: () => 'help@studio.example' };

/** Tickets and messages. */
export function supportMutations(shop: Shop): MutationResolvers {
  let tickets = 0;
  const opened = (category: HelpTopic | null, subject: string): SupportTicket => {
    tickets += 1;
    const number = `HD-T-${String(tickets + 1)
      .repeat(8)
      .slice(0, 8)}`;
    return { number, category, subject, status: 'OPEN', createdAt: openedAt, dueAt };
  };
  return {
    submitTicket: (_root, { input }, context) => {
      const { category, subject, description, email } = input;
      const errors = brokenRules([
        [subject.trim() !== '', 'subject', 'Subject is required'],
        [subject.trim().length <= 150, 'subject', 'Subject must be at most 150 characters'],
        [description.trim() !== '', 'description', 'Description is required'],
        ...(shop.viewer(context) ? [] : emailRules(email ?? '')),
      ]);
      if (errors.length > 0) return { ticket: null, errors };
      return { ticket: opened(category, subject), errors };
    },
    sendMessage: (_root, { input }) => {
      const errors = brokenRules([
        [input.name.trim() !== '', 'name', 'Name is required'],
        ...emailRules(input.email),
        [input.message.trim() !== '', 'message', 'Message is required'],
      ]);
      const subject = `Contact form: ${(input.subject ?? 'GENERAL').toLowerCase()}`;
      return { ticket: errors.length > 0 ? null : opened(null, subject), errors };
    },
  };
}
