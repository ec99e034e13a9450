import type { DomainModule } from '../platform/domain-module.ts';
import { paymentResolvers } from './payments.resolvers.ts';
import { restPaymentsApi } from './PaymentsApi.ts';

/** Payment options of the shop. */
export const paymentsModule = {
  apis: { payments: restPaymentsApi },
  resolvers: [paymentResolvers],
} satisfies DomainModule;
