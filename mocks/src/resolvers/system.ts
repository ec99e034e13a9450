import { demoJobs, demoMoneyChecks, demoPaymentEvents, demoSystem } from '../factories/system.ts';
import { usd } from '../factories/money.ts';
import type { JobCounts, JobStatus, MutationResolvers, QueryResolvers, SystemJob } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import type { Shop } from '../shop.ts';
import { illegalTransition, notFound } from '../user-errors.ts';

/** State and resolvers of system administration, with its own jobs and events. */
export function systemState(shop: Shop): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const isEmpty = shop.scenario === 'empty';
  const jobs = new Map((isEmpty ? [] : demoJobs()).map((job) => [job.id, job]));
  const events = new Map((isEmpty ? [] : demoPaymentEvents()).map((event) => [event.id, event]));
  return {
    queries: {
      ...checkQueries(shop),
      systemState: (_root, _args, context) => {
        shop.demand(context, 'system.manage');
        return {
          ...demoSystem(),
          jobCounts: countsOf([...jobs.values()]),
          failedEventCount: [...events.values()].filter(({ failure }) => failure !== null).length,
        };
      },
      systemJobs: (_root, { status, page, limit }, context) => {
        shop.demand(context, 'system.manage');
        const found = [...jobs.values()].filter((job) => !status || job.status === status);
        return paged(found, page ?? 1, limit ?? 24);
      },
      paymentEvents: (_root, { view, page, limit }, context) => {
        shop.demand(context, 'system.manage');
        const found = [...events.values()].filter(({ failure }) => (failure === null) === (view === 'PROCESSED'));
        return paged(found, page ?? 1, limit ?? 24);
      },
    },
    mutations: {
      retryJob: (_root, { input: { id } }, context) => {
        shop.demand(context, 'system.manage');
        const known = jobs.get(id);
        if (!known) return { job: null, errors: [notFound('id')] };
        if (known.status === 'RUNNING') return { job: null, errors: [illegalTransition] };
        const job = { ...known, status: 'WAITING', attempts: 0 } as const;
        jobs.set(id, job);
        return { job, errors: [] };
      },
      discardJob: (_root, { input: { id } }, context) => {
        shop.demand(context, 'system.manage');
        const job = jobs.get(id);
        if (!job) return { job: null, errors: [notFound('id')] };
        if (job.status === 'RUNNING') return { job: null, errors: [illegalTransition] };
        jobs.delete(id);
        return { job, errors: [] };
      },
      processPaymentEvent: (_root, { input: { id } }, context) => {
        shop.demand(context, 'system.manage');
        const known = events.get(id);
        if (!known) return { event: null, errors: [notFound('id')] };
        const event = { ...known, failure: null };
        events.set(id, event);
        return { event, errors: [] };
      },
    },
  };
}

function countsOf(jobs: readonly SystemJob[]): JobCounts {
  const count = (status: JobStatus) => jobs.filter((job) => job.status === status).length;
  return {
    stopped: count('STOPPED'),
    failing: count('FAILING'),
    running: count('RUNNING'),
    waiting: count('WAITING'),
    oldestDueAt: null,
  };
}

function checkQueries(shop: Shop): QueryResolvers {
  return {
    moneyChecks: (_root, _args, context) => {
      shop.demand(context, 'money.inspect');
      return demoMoneyChecks();
    },
    moneyCheck: (_root, { name }, context) => {
      shop.demand(context, 'money.inspect');
      const check = demoMoneyChecks().find((each) => each.name === name);
      if (!check) return null;
      const number = 'HDO-00000000';
      const finding = { orderNumber: number, amount: usd(2600), happenedAt: '2026-11-25T08:54:00.000Z' };
      return { check, findings: check.findingCount === 0 ? [] : [{ reference: number, ...finding }] };
    },
  };
}
