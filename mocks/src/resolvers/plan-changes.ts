import { paidPlan, plans } from '../factories/plan.ts';
import { subscription, trial } from '../factories/subscription.ts';
import { usd } from '../factories/money.ts';
import type {
  MutationResolvers,
  Plan,
  PlanChangePreview,
  PlanSubscription,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import type { HeldPlans } from './held-plans.ts';
import { switchedOff } from './shop-switches.ts';

const RANKS = ['FREE', 'MEMBERSHIP', 'STARTER', 'PRO', 'ELITE'];
const PREVIEWED_AT = '2026-11-02T09:00:00.000Z';

const rankOf = ({ tier, interval }: Plan): number => RANKS.indexOf(tier) * 2 + (interval === 'YEAR' ? 1 : 0);

/**
 * Returns the preview of a plan change: upgrades, by tier or from month to year, apply at once; all others at the end
 * of the period.
 */
export function previewOf(
  { plan: before, currentPeriodEndsAt }: Pick<PlanSubscription, 'plan' | 'currentPeriodEndsAt'>,
  plan: Plan,
): PlanChangePreview {
  const isImmediate = rankOf(plan) > rankOf(before);
  const due = isImmediate ? Math.max(plan.price.minorUnits - before.price.minorUnits, 0) : 0;
  const takesEffectAt = isImmediate ? PREVIEWED_AT : currentPeriodEndsAt;
  return { plan, dueNow: usd(due), isImmediate, takesEffectAt, previewedAt: PREVIEWED_AT };
}

/** Resolvers that preview plan changes. */
export function planPreviews(shop: Shop, held: HeldPlans): QueryResolvers {
  return {
    planChangePreview: (_root, { planId }, context) => {
      const current = held.liveOf(shop.viewer(context)?.user.id ?? '');
      const plan = paidPlan(planId);
      return current && plan ? previewOf(current, plan) : null;
    },
  };
}

/** Resolvers for the trial and for plan changes. */
export function planChanges(shop: Shop, held: HeldPlans): MutationResolvers {
  return {
    startTrial: (_root, { input }, context) => {
      const { user } = signedIn(shop, context);
      const off = switchedOff(shop, 'PURCHASES');
      if (off.length > 0) return { subscription: null, errors: off };
      const plan = plans.find(({ id, trialDays }) => id === input.planId && trialDays > 0);
      if (!plan) return notFound();
      if (held.canStartTrial(user.id)) return { subscription: held.keep(user.id, trial(plan)), errors: [] };
      const isUsed = Boolean(held.lastOf(user.id)?.trialEndsAt);
      const message = isUsed ? 'You have already used your free trial.' : 'You have a plan already.';
      const __typename = isUsed ? ('TrialUsedError' as const) : ('AlreadySubscribedError' as const);
      return { subscription: null, errors: [{ __typename, message, path: [] }] };
    },
    changePlan: (_root, { input }, context) => {
      const { user } = signedIn(shop, context);
      const off = switchedOff(shop, 'PURCHASES');
      if (off.length > 0) return { subscription: null, errors: off };
      const current = held.liveOf(user.id);
      const plan = paidPlan(input.planId);
      if (!plan) return notFound();
      if (current?.status !== 'ACTIVE') return refusedState('There is no plan that can be changed now.');
      const preview = previewOf(current, plan);
      if (preview.dueNow.minorUnits !== input.expectedDue) {
        const message = 'The amount has changed. Please check it and try again.';
        const path = ['expectedDue'];
        return { subscription: null, errors: [{ __typename: 'PlanChangedError', message, path, preview }] };
      }
      const pending = { pendingPlan: plan, pendingAt: preview.takesEffectAt };
      const { card, moneyBackEndsAt, downloadsUsed } = current;
      const upgraded = subscription({
        plan,
        card: card ?? null,
        moneyBackEndsAt: moneyBackEndsAt ?? null,
        downloadsUsed,
      });
      return {
        subscription: held.keep(user.id, preview.isImmediate ? upgraded : { ...current, ...pending }),
        errors: [],
      };
    },
    cancelSubscription: (_root, _args, context) => {
      const { user } = signedIn(shop, context);
      const current = held.liveOf(user.id);
      if (!current) return refusedState('There is no plan to cancel.');
      const change = { status: 'CANCELED', isCanceled: true, pendingPlan: null, pendingAt: null } as const;
      return { subscription: held.keep(user.id, { ...current, ...change }), errors: [] };
    },
    resumeSubscription: (_root, _args, context) => {
      const { user } = signedIn(shop, context);
      const current = held.liveOf(user.id);
      if (!current?.isCanceled && !current?.pendingPlan) return refusedState('There is nothing to resume.');
      const status = current.card ? ('ACTIVE' as const) : ('TRIALING' as const);
      const resumed = { ...current, status, isCanceled: false, pendingPlan: null, pendingAt: null };
      return { subscription: held.keep(user.id, resumed), errors: [] };
    },
  };
}

function notFound() {
  const message = 'Plan not found';
  return { subscription: null, errors: [{ __typename: 'NotFoundError' as const, message, path: ['planId'] }] };
}

function refusedState(message: string) {
  return { subscription: null, errors: [{ __typename: 'SubscriptionStateError' as const, message, path: [] }] };
}
