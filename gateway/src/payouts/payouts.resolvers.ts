import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { PayoutAccountStatus, PayoutStatus, Resolvers } from '../generated/resolvers.ts';
import type { Payout, StudioPayouts } from '../generated/rest.ts';
import { exportOutcome } from '../platform/export-outcome.ts';
import { dollars } from '../platform/money.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { PayoutsApi } from './PayoutsApi.ts';

interface Context extends RequestContext {
  readonly payouts: PayoutsApi;
}

type RestAccount = NonNullable<StudioPayouts['account']>;

const accountStatuses: Record<RestAccount['status'], PayoutAccountStatus> = {
  active: 'ACTIVE',
  pending: 'PENDING',
  restricted: 'RESTRICTED',
};
const statuses: Record<Payout['status'], PayoutStatus> = {
  failed: 'FAILED',
  paid: 'PAID',
  requested: 'REQUESTED',
  returned: 'RETURNED',
  sent: 'SENT',
};

const views = { ALL: 'all', FAILED: 'failed', ON_THE_WAY: 'on_the_way', PAID: 'paid' } as const;
const sorts = { REQUESTED: 'requested', REQUESTED_DESC: '-requested' } as const;
const fields = { NotFoundError: 'studioId' } as const;

/** Resolvers for payouts. */
export const payoutResolvers: Resolvers<Context> = {
  Query: {
    adminPayouts: async (_root, { view, sort, search, page, limit }, { payouts }) => {
      const found = await payouts.list({
        view: views[view ?? 'ALL'],
        sort: sorts[sort ?? 'REQUESTED_DESC'],
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: found.payouts, pageInfo: pageInfo(found.pagination) };
    },
    studioPayouts: (_root, { studioId }, { payouts }) => payouts.ofStudio(studioId),
  },
  Mutation: {
    exportPayouts: (_root, { input: { view, search } }, { payouts }) =>
      exportOutcome(payouts.export({ view: views[view ?? 'ALL'], ...(search && { q: search }) })),
    requestPayout: async (_root, { input }, { payouts }) => {
      const rules = { expects: ['NotFoundError', 'PayoutRefusedError', 'TaxPapersRequiredError'], fields } as const;
      const { data, errors } = await outcomeOf(payouts.request(input.studioId), rules);
      return { studioPayouts: data, errors };
    },
    saveTaxPapers: async (_root, { input: { studioId, ...papers } }, { payouts }) => {
      const rules = { expects: ['NotFoundError', 'ValidationError'], fields } as const;
      const { data, errors } = await outcomeOf(payouts.saveTaxPapers(studioId, papers), rules);
      return { studioPayouts: data, errors };
    },
    startPayoutOnboarding: async (_root, { input }, { payouts }) => {
      const rules = { expects: ['NotFoundError'], fields } as const;
      const { data, errors } = await outcomeOf(payouts.startOnboarding(input.studioId), rules);
      return { url: data?.url ?? null, errors };
    },
  },
  StudioPayouts: {
    account: ({ account }) => account && { ...account, status: accountStatuses[account.status] },
    balance: ({ balance }) => dollars(balance),
    pending: ({ pending }) => dollars(pending),
    minimum: ({ minimum }) => dollars(minimum),
  },
  AdminPayout: {
    amount: ({ amount }) => dollars(amount),
    status: ({ status }) => statuses[status],
  },
  Payout: {
    amount: ({ amount }) => dollars(amount),
    status: ({ status }) => statuses[status],
  },
};
