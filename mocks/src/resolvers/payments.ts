import type { QueryResolvers } from '../generated/resolvers.ts';

/** How the mocked shop is paid: in every way there is, with money. */
export const paymentQueries: QueryResolvers = {
  paymentMethods: () => ['CARD', 'PAYPAL', 'APPLE_PAY'],
  isPaymentTest: () => false,
};
