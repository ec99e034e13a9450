import type { PaymentMethod, Resolvers } from '../generated/resolvers.ts';
import type { PaymentMethods } from '../generated/rest.ts';

const methods: Record<PaymentMethods['methods'][number], PaymentMethod> = {
  apple_pay: 'APPLE_PAY',
  card: 'CARD',
  paypal: 'PAYPAL',
};

/** How this shop is paid. */
export const paymentResolvers: Resolvers = {
  Query: {
    paymentMethods: async (_root, _arguments, { payments }) =>
      (await payments.settings()).methods.map((method) => methods[method]),
    isPaymentTest: async (_root, _arguments, { payments }) => (await payments.settings()).isTest,
  },
};
