import type { Resolvers } from '../generated/resolvers.ts';
import { dollars } from '../platform/money.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { previewOf } from './plan-previews.ts';
import type { SubscriptionDeskApi } from './SubscriptionDeskApi.ts';

interface Context extends RequestContext {
  readonly subscriptionDesk: SubscriptionDeskApi;
}

const fields = { NotFoundError: 'subscriptionId' } as const;
const renamed = { key: 'idempotencyKey' } as const;

/** Resolvers for correcting users' bills and plans. Authorization is enforced by the API. */
export const subscriptionCorrectionResolvers: Resolvers<Context> = {
  Query: {
    adminSubscriptionBill: async (_root, { subscriptionId, creditDays }, { subscriptionDesk }) =>
      (await subscriptionDesk.bill(subscriptionId, creditDays ?? null))?.bill ?? null,
    adminPlanChangePreview: (_root, { subscriptionId, planId }, { subscriptionDesk }) =>
      previewOf(subscriptionDesk.previewPlan(subscriptionId, planId)),
  },
  Mutation: {
    changePlanForSubscriber: async (_root, { input: { subscriptionId, ...order } }, { subscriptionDesk }) => {
      const { data, errors } = await outcomeOf(subscriptionDesk.changePlan(subscriptionId, order), {
        expects: [
          'NotFoundError',
          'PaymentDeclinedError',
          'PlanChangedError',
          'ProofRequiredError',
          'SubscriptionStateError',
          'ValidationError',
        ],
        fields: { ...fields, PlanChangedError: 'expectedDue' },
      });
      const { planId } = order;
      const told = errors.map((error) =>
        error.__typename === 'PlanChangedError' ? { ...error, subscriptionId, planId } : error,
      );
      return { subscription: data, errors: told };
    },
    creditSubscriptionDays: async (_root, { input }, { subscriptionDesk }) => {
      const { subscriptionId, idempotencyKey: key, ...credit } = input;
      const { data, errors } = await outcomeOf(subscriptionDesk.creditDays(subscriptionId, { ...credit, key }), {
        expects: ['NotFoundError', 'SubscriptionStateError', 'ValidationError'],
        fields,
        renamed,
      });
      return { subscription: data, errors };
    },
    retrySubscriptionPayment: async (_root, { input }, { subscriptionDesk }) => {
      const { subscriptionId, idempotencyKey: key, ...retry } = input;
      const { data, errors } = await outcomeOf(subscriptionDesk.retryPayment(subscriptionId, { ...retry, key }), {
        expects: [
          'NotFoundError',
          'PaymentDeclinedError',
          'ProofRequiredError',
          'SubscriptionStateError',
          'ValidationError',
        ],
        fields,
        renamed,
      });
      return { subscription: data, errors };
    },
  },
  SubscriptionBill: {
    amount: ({ amount }) => dollars(amount),
    credit: ({ credit }) => dollars(credit),
    amountAfterCredit: ({ amountAfterCredit }) => dollars(amountAfterCredit),
  },
};
