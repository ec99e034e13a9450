import { licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { Resolvers, SubscriptionSessionStatus } from '../generated/resolvers.ts';
import type { SubscriptionSession } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { type LiveContext, subscriptionField } from '../platform/live/subscription-field.ts';
import { dollars } from '../platform/money.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { planIntervals, planTiers } from './plan-enums.ts';
import { previewOf } from './plan-previews.ts';
import type { SubscriptionDeskApi } from './SubscriptionDeskApi.ts';
import { subscriptionStatuses } from './subscription-statuses.ts';
import type { SubscriptionsApi } from './SubscriptionsApi.ts';
import type { subscriptionLoaders } from './subscriptions.loaders.ts';

interface Context extends RequestContext, LiveContext {
  readonly subscriptions: SubscriptionsApi;
  readonly subscriptionDesk: SubscriptionDeskApi;
  readonly loaders: LoadersOf<typeof subscriptionLoaders>;
}

const sessionStatuses: Record<SubscriptionSession['status'], SubscriptionSessionStatus> = {
  active: 'ACTIVE',
  expired: 'EXPIRED',
  failed: 'FAILED',
  pending: 'PENDING',
};

/** Resolvers for plans and the viewer's subscription. */
export const subscriptionResolvers: Resolvers<Context> = {
  Query: {
    plans: (_root, { offer }, { subscriptions }) =>
      subscriptions.plans(offer === 'MEMBERSHIP' ? 'membership' : 'pricing'),
    subscriptionSession: (_root, { paymentSessionId }, { subscriptions, isSignedIn }) =>
      isSignedIn ? subscriptions.bySession(paymentSessionId) : null,
    planChangePreview: (_root, { planId }, { subscriptions, isSignedIn }) =>
      isSignedIn ? previewOf(subscriptions.previewChange(planId)) : null,
  },
  Subscription: {
    subscriptionSessionChanged: subscriptionField(async ({ paymentSessionId }, { subscriptions }: Context) => {
      const session = await subscriptions.bySession(paymentSessionId);
      return session && `plan-session:${session.id}`;
    }),
  },
  Mutation: {
    createSubscriptionSession: async (_root, { input }, { subscriptions }) => {
      const { data, errors } = await outcomeOf(subscriptions.createSession(input.planId), {
        expects: ['AlreadySubscribedError', 'NotFoundError', 'SwitchedOffError', 'ValidationError'],
        fields: { NotFoundError: 'planId' },
      });
      return { paymentUrl: data?.sessionUrl ?? null, paymentSessionId: data?.sessionId ?? null, errors };
    },
    startTrial: async (_root, { input }, { subscriptions }) => {
      const { data, errors } = await outcomeOf(subscriptions.startTrial(input.planId), {
        expects: [
          'AlreadySubscribedError',
          'EmailUnconfirmedError',
          'NotFoundError',
          'SwitchedOffError',
          'TrialUsedError',
          'ValidationError',
        ],
        fields: { NotFoundError: 'planId' },
      });
      return { subscription: data, errors };
    },
    changePlan: async (_root, { input }, { subscriptions }) => {
      const { data, errors } = await outcomeOf(subscriptions.change(input), {
        expects: [
          'NotFoundError',
          'PaymentDeclinedError',
          'PlanChangedError',
          'SubscriptionStateError',
          'SwitchedOffError',
          'ValidationError',
        ],
        fields: { NotFoundError: 'planId', PlanChangedError: 'expectedDue' },
      });
      const told = errors.map((error) =>
        error.__typename === 'PlanChangedError' ? { ...error, subscriptionId: null, planId: input.planId } : error,
      );
      return { subscription: data, errors: told };
    },
    cancelSubscription: async (_root, _args, { subscriptions }) => {
      const { data, errors } = await outcomeOf(subscriptions.cancel(), { expects: ['SubscriptionStateError'] });
      return { subscription: data, errors };
    },
    resumeSubscription: async (_root, _args, { subscriptions }) => {
      const { data, errors } = await outcomeOf(subscriptions.resume(), { expects: ['SubscriptionStateError'] });
      return { subscription: data, errors };
    },
  },
  Plan: {
    tier: (plan) => planTiers[plan.tier],
    interval: (plan) => (plan.interval === null ? null : planIntervals[plan.interval]),
    price: (plan) => dollars(plan.price),
    listPrice: (plan) => (plan.listPrice === null ? null : dollars(plan.listPrice)),
    savingPercent: (plan) => plan.saving?.percent ?? null,
    freeMonths: (plan) => plan.saving?.months ?? null,
    license: (plan) => licenseTypes[plan.license],
    licenseLabel: (plan) => plan.licenseLabel,
    hasPremiumAccess: (plan) => plan.includesPremium,
    catalogLabel: (plan) => plan.catalogLabel,
  },
  PlanChangedError: {
    preview: ({ subscriptionId, planId }, _args, { subscriptions, subscriptionDesk }) =>
      previewOf(
        subscriptionId === null
          ? subscriptions.previewChange(planId)
          : subscriptionDesk.previewPlan(subscriptionId, planId),
      ),
  },
  PlanChangePreview: {
    dueNow: (preview) => dollars(preview.dueNow),
    previewedAt: (preview) => preview.at,
  },
  PlanSubscription: {
    status: (subscription) => subscriptionStatuses[subscription.status],
    price: (subscription) => dollars(subscription.price),
    currentPeriodStartedAt: (subscription) => subscription.currentPeriodStart,
    currentPeriodEndsAt: (subscription) => subscription.currentPeriodEnd,
    isCanceled: (subscription) => subscription.cancelAtPeriodEnd,
    moneyBackEndsAt: (subscription) => subscription.moneyBackUntil,
    portalUrl: async (_subscription, _args, { subscriptions }) => (await subscriptions.portal()).url,
  },
  SubscriptionSession: {
    paymentSessionId: (session) => session.sessionId,
    paymentUrl: (session) => session.sessionUrl,
    status: (session) => sessionStatuses[session.status],
    price: (session) => dollars(session.price),
  },
  User: {
    // The sign-in request itself carries no token yet; later requests do.
    subscription: async (_user, _args, { loaders, isSignedIn }) =>
      isSignedIn ? ((await loaders.plan.load('own'))?.subscription ?? null) : null,
    canStartTrial: async (_user, _args, { loaders, isSignedIn }) =>
      isSignedIn ? ((await loaders.plan.load('own'))?.canStartTrial ?? null) : null,
  },
};
