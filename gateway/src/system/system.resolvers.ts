import { DEFAULT_PAGE_SIZE, type MoneyCheckName as RestCheckName } from '@halfdrop/domain';
import type { JobStatus, MoneyCheckName, Resolvers, SystemPartName } from '../generated/resolvers.ts';
import type { SystemJob, SystemPart } from '../generated/rest.ts';
import { dollars } from '../platform/money.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { SystemApi } from './SystemApi.ts';

interface Context extends RequestContext {
  readonly system: SystemApi;
}

const jobViews = { FAILING: 'failing', RUNNING: 'running', STOPPED: 'stopped', WAITING: 'waiting' } as const;
const eventViews = { FAILED: 'failed', PROCESSED: 'processed' } as const;

const jobStatuses: Readonly<Record<SystemJob['status'], JobStatus>> = {
  failing: 'FAILING',
  running: 'RUNNING',
  stopped: 'STOPPED',
  waiting: 'WAITING',
};

const partNames: Readonly<Record<SystemPart['name'], SystemPartName>> = {
  database: 'DATABASE',
  files: 'FILES',
  jobs: 'JOBS',
  mail: 'MAIL',
  payments: 'PAYMENTS',
  search: 'SEARCH',
};

const checkNames: Readonly<Record<RestCheckName, MoneyCheckName>> = {
  'charge-without-order': 'CHARGE_WITHOUT_ORDER',
  'license-without-cause': 'LICENSE_WITHOUT_CAUSE',
  'order-without-charge': 'ORDER_WITHOUT_CHARGE',
  'order-without-license': 'ORDER_WITHOUT_LICENSE',
  'paid-not-completed': 'PAID_NOT_COMPLETED',
  'provider-difference': 'PROVIDER_DIFFERENCE',
  'statement-mismatch': 'STATEMENT_MISMATCH',
  'unbalanced-transaction': 'UNBALANCED_TRANSACTION',
};

const restChecks = {
  CHARGE_WITHOUT_ORDER: 'charge-without-order',
  LICENSE_WITHOUT_CAUSE: 'license-without-cause',
  ORDER_WITHOUT_CHARGE: 'order-without-charge',
  ORDER_WITHOUT_LICENSE: 'order-without-license',
  PAID_NOT_COMPLETED: 'paid-not-completed',
  PROVIDER_DIFFERENCE: 'provider-difference',
  STATEMENT_MISMATCH: 'statement-mismatch',
  UNBALANCED_TRANSACTION: 'unbalanced-transaction',
} as const satisfies Readonly<Record<MoneyCheckName, RestCheckName>>;

const goneOrRunning = {
  expects: ['IllegalTransitionError', 'NotFoundError'],
  fields: { IllegalTransitionError: 'id', NotFoundError: 'id' },
} as const;

/** Resolvers for system administration. Authorization is enforced by the API. */
export const systemResolvers: Resolvers<Context> = {
  Query: {
    systemState: (_root, _args, { system }) => system.state(),
    systemJobs: async (_root, { status, page, limit }, { system }) => {
      const view = status ? jobViews[status] : 'all';
      const listing = await system.jobs({ view, page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE });
      return { items: listing.jobs, pageInfo: pageInfo(listing.pagination) };
    },
    paymentEvents: async (_root, { view, page, limit }, { system }) => {
      const wanted = { view: eventViews[view ?? 'FAILED'], page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE };
      const listing = await system.paymentEvents(wanted);
      return { items: listing.events, pageInfo: pageInfo(listing.pagination) };
    },
    moneyChecks: (_root, _args, { system }) => system.moneyChecks(),
    moneyCheck: (_root, { name }, { system }) => system.moneyCheck(restChecks[name]),
  },
  Mutation: {
    retryJob: async (_root, { input }, { system }) => {
      const { data, errors } = await outcomeOf(system.retryJob(input.id), goneOrRunning);
      return { job: data, errors };
    },
    discardJob: async (_root, { input }, { system }) => {
      const { data, errors } = await outcomeOf(system.discardJob(input.id, input.reason), {
        expects: ['IllegalTransitionError', 'NotFoundError', 'ValidationError'],
        fields: { IllegalTransitionError: 'id', NotFoundError: 'id', ValidationError: 'reason' },
      });
      return { job: data, errors };
    },
    processPaymentEvent: async (_root, { input }, { system }) => {
      const { data, errors } = await outcomeOf(system.processPaymentEvent(input.id), goneOrRunning);
      return { event: data, errors };
    },
  },
  SystemPart: { name: ({ name }) => partNames[name] },
  SystemJob: { status: ({ status }) => jobStatuses[status] },
  MoneyCheck: { name: ({ name }) => checkNames[name] },
  MoneyFinding: { amount: ({ amount }) => (amount === null ? null : dollars(amount)) },
};
