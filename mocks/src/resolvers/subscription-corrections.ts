import { MAX_CREDITED_DAYS, portionOf, ReasonField } from '@halfdrop/domain';
import { usd } from '../factories/money.ts';
import { paidPlan } from '../factories/plan.ts';
import type { AdminSubscription, MutationResolvers, QueryResolvers, SubscriptionBill } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound, proofRequired } from '../user-errors.ts';
import { type Kept, over, stepped } from './kept-subscriptions.ts';
import { previewOf } from './plan-changes.ts';

const DAY = 86_400_000;

/** Resolvers that correct the bills and plans of a mocked shop. */
export function subscriptionCorrections(
  shop: Shop,
  kept: Kept,
  proven: ReadonlySet<Account>,
): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  return { queries: queriesOf(shop, kept), mutations: mutationsOf(shop, kept, proven) };
}

/** Returns the price of the given number of days of the period. */
function creditOf({ price, currentPeriodStartedAt: from, currentPeriodEndsAt: to }: AdminSubscription, days: number) {
  return portionOf(price.minorUnits, days * DAY, Date.parse(to) - Date.parse(from));
}

function billOf(found: AdminSubscription, days: number): SubscriptionBill | null {
  const { status, price, pendingPlan, currentPeriodEndsAt } = found;
  const isUnpaid = status === 'PAST_DUE';
  if (status !== 'ACTIVE' && !isUnpaid) return null;
  const amount = (pendingPlan?.price ?? price).minorUnits;
  const credit = isUnpaid ? 0 : creditOf(found, days);
  return {
    amount: usd(amount),
    dueAt: currentPeriodEndsAt,
    isUnpaid,
    credit: usd(credit),
    amountAfterCredit: usd(Math.max(0, amount - credit)),
  };
}

function queriesOf(shop: Shop, { find }: Kept): QueryResolvers {
  return {
    adminSubscriptionBill: (_root, { subscriptionId, creditDays }, context) => {
      shop.demand(context, 'subscription.inspect');
      const found = find(subscriptionId);
      return found ? billOf(found, Math.min(creditDays ?? 0, MAX_CREDITED_DAYS)) : null;
    },
    adminPlanChangePreview: (_root, { subscriptionId, planId }, context) => {
      shop.demand(context, 'subscription.inspect');
      const found = find(subscriptionId);
      const plan = paidPlan(planId);
      return found?.status === 'ACTIVE' && plan ? previewOf(found, plan) : null;
    },
  };
}

function mutationsOf(shop: Shop, { find, keep }: Kept, proven: ReadonlySet<Account>): MutationResolvers {
  const isProven = (context: MockContext) => proven.has(signedIn(shop, context));
  return {
    changePlanForSubscriber: (_root, { input }, context) => {
      shop.demand(context, 'subscription.correct');
      const found = find(input.subscriptionId);
      const plan = paidPlan(input.planId);
      if (!found || !plan) return { subscription: null, errors: [notFound(found ? 'planId' : 'subscriptionId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, input.reason)]);
      if (errors.length > 0) return { subscription: null, errors };
      if (found.status !== 'ACTIVE') return { subscription: null, errors: [over] };
      if (!isProven(context)) return { subscription: null, errors: [proofRequired] };
      const preview = previewOf(found, plan);
      if (preview.dueNow.minorUnits !== input.expectedDue) {
        const message = 'The amount has changed. Please check it and try again.';
        const path = ['expectedDue'];
        return { subscription: null, errors: [{ __typename: 'PlanChangedError', message, path, preview }] };
      }
      const waiting = { ...found, pendingPlan: plan, pendingAt: preview.takesEffectAt };
      const upgraded = { ...found, plan, price: plan.price, pendingPlan: null, pendingAt: null };
      const after = preview.isImmediate ? stepped(upgraded, found, 'staff-upgrade') : waiting;
      return { subscription: keep(after), errors };
    },
    creditSubscriptionDays: (_root, { input }, context) => {
      shop.demand(context, 'subscription.correct');
      const found = find(input.subscriptionId);
      if (!found) return { subscription: null, errors: [notFound('subscriptionId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, input.reason)]);
      if (errors.length > 0) return { subscription: null, errors };
      if (found.status !== 'ACTIVE') return { subscription: null, errors: [over] };
      if (creditOf(found, input.days) !== input.expectedCredit) {
        const message = 'The price of these days has changed. Please check it and try again.';
        return { subscription: null, errors: [{ ...over, message }] };
      }
      return { subscription: keep(found), errors };
    },
    retrySubscriptionPayment: (_root, { input }, context) => {
      shop.demand(context, 'subscription.correct');
      const found = find(input.subscriptionId);
      if (!found) return { subscription: null, errors: [notFound('subscriptionId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, input.reason)]);
      if (errors.length > 0) return { subscription: null, errors };
      if (!isProven(context)) return { subscription: null, errors: [proofRequired] };
      if (found.status !== 'PAST_DUE') {
        return { subscription: null, errors: [{ ...over, message: 'It has no unpaid charge.' }] };
      }
      const paid: AdminSubscription = { ...found, status: 'ACTIVE', graceEndsAt: null };
      return { subscription: keep(stepped(paid, found, 'subscription.renewed')), errors };
    },
  };
}
