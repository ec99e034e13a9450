import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { MailStatus, Resolvers } from '../generated/resolvers.ts';
import type { SystemMail } from '../generated/rest.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { MailOutboxApi } from './MailOutboxApi.ts';

interface Context extends RequestContext {
  readonly mailOutbox: MailOutboxApi;
}

const views = { FAILED: 'failed', SENT: 'sent', WAITING: 'waiting' } as const;
const statuses: Record<SystemMail['status'], MailStatus> = { failed: 'FAILED', sent: 'SENT', waiting: 'WAITING' };

/** Resolvers for emails sent by the shop. Authorization is enforced by the API. */
export const mailOutboxResolvers: Resolvers<Context> = {
  Query: {
    systemMails: async (_root, { status, search, page, limit }, { mailOutbox }) => {
      const { mails, pagination } = await mailOutbox.list({
        view: status ? views[status] : 'all',
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: mails, pageInfo: pageInfo(pagination) };
    },
  },
  Mutation: {
    sendMailAgain: async (_root, { input }, { mailOutbox }) => {
      const { data, errors } = await outcomeOf(mailOutbox.sendAgain(input.id), {
        expects: ['IllegalTransitionError', 'NotFoundError'],
        fields: { IllegalTransitionError: 'id', NotFoundError: 'id' },
      });
      return { mail: data, errors };
    },
  },
  SystemMail: { status: ({ status }) => statuses[status] },
};
