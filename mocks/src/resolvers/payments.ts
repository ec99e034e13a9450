import type { QueryResolvers } from '../generated/resolvers.ts';

/** Resolvers of payment methods: all are available, and not in test mode. */
export const paymentQueries: QueryResolvers = {
  paymentMethods: () => ['CARD', 'PAYPAL', 'APPLE_PAY'],
  isPaymentTest: () => false,
};
