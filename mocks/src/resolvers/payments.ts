import type { QueryResolvers } from '../generated/resolvers.ts';

/** How the mocked shop is paid: in every way there is. */
export const paymentQueries: QueryResolvers = { paymentMethods: () => ['CARD', 'PAYPAL', 'APPLE_PAY'] };
