import { plans } from '../factories/plan.ts';
import { demoSubscription, subscription, subscriptionSession, trial } from '../factories/subscription.ts';
import { usd } from '../factories/money.ts';
import { unauthenticated } from '../failures.ts';
import type {
  MutationResolvers,
  Plan,
  PlanChangePreview,
  PlanSubscription,
  QueryResolvers,
  SubscriptionSession,
  UserResolvers,
} from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import type { Account, Shop } from '../shop.ts';

const RANKS = ['FREE', 'MEMBERSHIP', 'STARTER', 'PRO', 'ELITE'];
const PREVIEWED_AT = '2026-11-02T09:00:00.000Z';

const isLive = ({ status }: PlanSubscription): boolean => status !== 'EXPIRED';
const rankOf = ({ tier, interval }: Plan): number => RANKS.indexOf(tier) * 2 + (interval === 'YEAR' ? 1 : 0);

/** A higher tier, or the year instead of the month, counts at once; all else waits for the end of the period. */
function previewOf({ plan: before, currentPeriodEnd }: PlanSubscription, plan: Plan): PlanChangePreview {
  const isImmediate = rankOf(plan) > rankOf(before);
  const due = isImmediate ? Math.max(plan.price.minorUnits - before.price.minorUnits, 0) : 0;
  const takesEffectAt = isImmediate ? PREVIEWED_AT : currentPeriodEnd;
  return { plan, dueNow: usd(due), isImmediate, takesEffectAt, at: PREVIEWED_AT };
}

/** The subscriptions behind a mocked shop, for what depends on them. */
export type SubscriptionState = ReturnType<typeof subscriptionState>;

/** Subscriptions of one mocked shop. */
export function subscriptionState(shop: Shop) {
  const held = new Map<string, PlanSubscription>();
  const sessions = new Map<string, SubscriptionSession & { readonly userId: string }>();
  for (const { userId, name } of shop.subscribers) held.set(userId, demoSubscription(name));

  const signedIn = (context: MockContext): Account => {
    const account = shop.viewer(context);
    if (!account) throw unauthenticated();
    return account;
  };
  const liveOf = (userId: string): PlanSubscription | null => {
    const found = held.get(userId);
    return found && isLive(found) ? found : null;
  };
  const keep = (userId: string, changed: PlanSubscription): PlanSubscription => {
    held.set(userId, changed);
    return changed;
  };
  const canStartTrial = (userId: string): boolean => !liveOf(userId) && !held.get(userId)?.trialEndsAt;

  function settle(session: SubscriptionSession & { readonly userId: string }): SubscriptionSession {
    if (session.status !== 'PENDING' || shop.paymentOutcome === 'pending') return session;
    const paid = shop.paymentOutcome === 'completed';
    const settled = paid
      ? { ...session, status: 'ACTIVE' as const, sessionUrl: null, subscription: startOf(session) }
      : { ...session, status: 'FAILED' as const, paymentError: 'Your card was declined.' };
    sessions.set(session.sessionId, settled);
    return settled;
  }

  function startOf({ plan, userId }: { readonly plan: Plan; readonly userId: string }): PlanSubscription {
    const before = held.get(userId);
    return keep(userId, subscription({ plan, downloadsUsed: 0, trialEndsAt: before?.trialEndsAt ?? null }));
  }

  const queries: QueryResolvers = {
    subscriptionBySession: (_root, { sessionId }, context) => {
      const found = sessions.get(sessionId);
      if (!found || found.userId !== shop.viewer(context)?.user.id) return null;
      // As with orders: the first look finds it pending, the second one settled.
      settle(found);
      return found;
    },
    previewPlanChange: (_root, { planId }, context) => {
      const current = liveOf(shop.viewer(context)?.user.id ?? '');
      const plan = plans.find(({ id, interval }) => id === planId && interval);
      return current && plan ? previewOf(current, plan) : null;
    },
  };
  const User: UserResolvers = {
    subscription: ({ id, subscription: given }) => given ?? held.get(id) ?? null,
    canStartTrial: ({ id }) => canStartTrial(id),
    hasActiveSubscription: ({ id, hasActiveSubscription }) => hasActiveSubscription || liveOf(id) !== null,
  };
  const mutations: MutationResolvers = {
    createSubscriptionSession: (_root, { input }, context) => {
      const { user } = signedIn(context);
      const current = liveOf(user.id);
      if (current && current.status !== 'TRIALING') {
        const message = `You have ${current.plan.name} already. You can change your plan instead.`;
        const errors = [{ __typename: 'AlreadySubscribedError' as const, message, path: [] }];
        return { sessionUrl: null, sessionId: null, errors };
      }
      const plan = plans.find(({ id, interval }) => id === input.planId && interval);
      if (!plan) {
        const errors = [{ __typename: 'NotFoundError' as const, message: 'Plan not found', path: ['planId'] }];
        return { sessionUrl: null, sessionId: null, errors };
      }
      const isSame = (each: SubscriptionSession & { readonly userId: string }) =>
        each.userId === user.id && each.plan.id === plan.id && each.sessionUrl !== null;
      const open = [...sessions.values()].find(isSame);
      const sessionId = open?.sessionId ?? `plan-session-${sessions.size + 1}`;
      const opened = open ?? {
        ...subscriptionSession({ plan, sessionId, receiptEmail: user.email }),
        userId: user.id,
      };
      sessions.set(sessionId, opened);
      return { sessionUrl: opened.sessionUrl ?? null, sessionId, errors: [] };
    },
    startTrial: (_root, { input }, context) => {
      const { user } = signedIn(context);
      const plan = plans.find(({ id, trialDays }) => id === input.planId && trialDays > 0);
      if (!plan) {
        const errors = [{ __typename: 'NotFoundError' as const, message: 'Plan not found', path: ['planId'] }];
        return { subscription: null, errors };
      }
      if (canStartTrial(user.id)) return { subscription: keep(user.id, trial(plan)), errors: [] };
      const isUsed = Boolean(held.get(user.id)?.trialEndsAt);
      const message = isUsed ? 'You have had your free trial.' : 'You have a plan already.';
      const __typename = isUsed ? ('TrialUsedError' as const) : ('AlreadySubscribedError' as const);
      return { subscription: null, errors: [{ __typename, message, path: [] }] };
    },
    changePlan: (_root, { input }, context) => {
      const { user } = signedIn(context);
      const current = liveOf(user.id);
      const plan = plans.find(({ id, interval }) => id === input.planId && interval);
      if (!plan) {
        const errors = [{ __typename: 'NotFoundError' as const, message: 'Plan not found', path: ['planId'] }];
        return { subscription: null, errors };
      }
      if (current?.status !== 'ACTIVE') return refusedState('There is no plan that can be changed now.');
      const preview = previewOf(current, plan);
      if (preview.dueNow.minorUnits !== input.expectedDue) {
        const message = 'The amount has changed. Please check it and try again.';
        const path = ['expectedDue'];
        return { subscription: null, errors: [{ __typename: 'PlanChangedError', message, path, preview }] };
      }
      const pending = { pendingPlan: plan, pendingAt: preview.takesEffectAt };
      const { card, moneyBackUntil, downloadsUsed } = current;
      const upgraded = subscription({
        plan,
        card: card ?? null,
        moneyBackUntil: moneyBackUntil ?? null,
        downloadsUsed,
      });
      return { subscription: keep(user.id, preview.isImmediate ? upgraded : { ...current, ...pending }), errors: [] };
    },
    cancelSubscription: (_root, _args, context) => {
      const { user } = signedIn(context);
      const current = liveOf(user.id);
      if (!current) return refusedState('There is no plan to cancel.');
      const change = { status: 'CANCELED', cancelAtPeriodEnd: true, pendingPlan: null, pendingAt: null } as const;
      return { subscription: keep(user.id, { ...current, ...change }), errors: [] };
    },
    resumeSubscription: (_root, _args, context) => {
      const { user } = signedIn(context);
      const current = liveOf(user.id);
      if (!current?.cancelAtPeriodEnd && !current?.pendingPlan) return refusedState('There is nothing to resume.');
      const status = current.card ? ('ACTIVE' as const) : ('TRIALING' as const);
      const resumed = { ...current, status, cancelAtPeriodEnd: false, pendingPlan: null, pendingAt: null };
      return { subscription: keep(user.id, resumed), errors: [] };
    },
  };
  return { queries, mutations, User, liveOf, keep };
}

function refusedState(message: string) {
  return { subscription: null, errors: [{ __typename: 'SubscriptionStateError' as const, message, path: [] }] };
}
