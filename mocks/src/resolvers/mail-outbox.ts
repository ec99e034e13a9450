import { demoMails } from '../factories/mail.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import type { Shop } from '../shop.ts';
import { notFound } from '../user-errors.ts';

/** State and resolvers of the mail outbox. */
export function mailOutboxState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  const mails = new Map((shop.scenario === 'empty' ? [] : demoMails()).map((mail) => [mail.id, mail]));
  return {
    queries: {
      systemMails: (_root, { status, search, page, limit }, context) => {
        shop.demand(context, 'system.manage');
        const beginning = (search ?? '').trim().toLowerCase();
        const found = [...mails.values()].filter(
          (mail) => (!status || mail.status === status) && mail.recipient.startsWith(beginning),
        );
        return paged(found, page ?? 1, limit ?? 24);
      },
    },
    mutations: {
      sendMailAgain: (_root, { input: { id } }, context) => {
        shop.demand(context, 'system.manage');
        const mail = mails.get(id);
        if (!mail) return { mail: null, errors: [notFound('id')] };
        mails.set(id, {
          ...mail,
          status: 'SENT',
          tries: mail.tries + 1,
          error: null,
          sentAt: '2026-11-25T09:00:00.000Z',
        });
        return { mail, errors: [] };
      },
    },
  };
}
