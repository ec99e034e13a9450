import { paidPlan } from '../factories/plan.ts';
import { subscription, subscriptionSession } from '../factories/subscription.ts';
import type { MutationResolvers, QueryResolvers, SubscriptionSession } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import type { HeldPlans } from './held-plans.ts';
import { switchedOff } from './shop-switches.ts';

interface OwnSession extends SubscriptionSession {
  readonly userId: string;
}

/** State and resolvers of plan payment sessions. */
export function planSessions(
  shop: Shop,
  held: HeldPlans,
): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const sessions = new Map<string, OwnSession>();
  const queries: QueryResolvers = {
    subscriptionSession: (_root, { paymentSessionId }, context) => {
      const found = sessions.get(paymentSessionId);
      if (!found || found.userId !== shop.viewer(context)?.user.id) return null;
      // As with orders, the first read returns it pending, the second paid or failed.
      sessions.set(paymentSessionId, afterPayment(shop, held, found));
      return found;
    },
  };
  const mutations: MutationResolvers = {
    createSubscriptionSession: (_root, { input }, context) => {
      const { user } = signedIn(shop, context);
      const off = switchedOff(shop, 'PURCHASES');
      if (off.length > 0) return { paymentUrl: null, paymentSessionId: null, errors: off };
      const current = held.liveOf(user.id);
      if (current && current.status !== 'TRIALING') {
        const message = `You have ${current.plan.name} already. You can change your plan instead.`;
        const errors = [{ __typename: 'AlreadySubscribedError' as const, message, path: [] }];
        return { paymentUrl: null, paymentSessionId: null, errors };
      }
      const plan = paidPlan(input.planId);
      if (!plan) {
        const errors = [{ __typename: 'NotFoundError' as const, message: 'Plan not found', path: ['planId'] }];
        return { paymentUrl: null, paymentSessionId: null, errors };
      }
      const isSame = (each: OwnSession) =>
        each.userId === user.id && each.plan.id === plan.id && each.paymentUrl !== null;
      const open = [...sessions.values()].find(isSame);
      const paymentSessionId = open?.paymentSessionId ?? `plan-session-${sessions.size + 1}`;
      const opened = open ?? {
        ...subscriptionSession({ plan, paymentSessionId, receiptEmail: user.email }),
        userId: user.id,
      };
      sessions.set(paymentSessionId, opened);
      return { paymentUrl: opened.paymentUrl ?? null, paymentSessionId, errors: [] };
    },
  };
  return { queries, mutations };
}

/** Returns the session after its pending payment ended. */
function afterPayment(shop: Shop, held: HeldPlans, session: OwnSession): OwnSession {
  if (session.status !== 'PENDING' || shop.paymentOutcome === 'pending') return session;
  if (shop.paymentOutcome === 'failed') {
    return { ...session, status: 'FAILED', paymentError: 'Your card was declined.' };
  }
  const { plan, userId } = session;
  const trialEndsAt = held.lastOf(userId)?.trialEndsAt ?? null;
  const started = held.keep(userId, subscription({ plan, downloadsUsed: 0, trialEndsAt }));
  return { ...session, status: 'ACTIVE', paymentUrl: null, subscription: started };
}
