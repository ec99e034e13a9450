import type { PaymentMethod, Resolvers } from '../generated/resolvers.ts';
import type { PaymentMethods } from '../generated/rest.ts';
import { dollars } from '../platform/money.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { PaymentsApi } from './PaymentsApi.ts';

interface Context extends RequestContext {
  readonly payments: PaymentsApi;
}

const methods: Record<PaymentMethods['methods'][number], PaymentMethod> = {
  apple_pay: 'APPLE_PAY',
  card: 'CARD',
  paypal: 'PAYPAL',
};

/** Resolvers for payment options. */
export const paymentResolvers: Resolvers<Context> = {
  Query: {
    paymentMethods: async (_root, _arguments, { payments }) =>
      (await payments.settings()).methods.map((method) => methods[method]),
    isPaymentTest: async (_root, _arguments, { payments }) => (await payments.settings()).isTest,
  },
  ProviderEvent: { amount: ({ amount }) => (amount === null ? null : dollars(amount)) },
};
