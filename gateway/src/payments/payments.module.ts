import type { DomainModule } from '../platform/domain-module.ts';
import { paymentResolvers } from './payments.resolvers.ts';
import { restPaymentsApi } from './PaymentsApi.ts';

/** How the shop is paid. */
export const paymentsModule = {
  apis: { payments: restPaymentsApi },
  resolvers: [paymentResolvers],
} satisfies DomainModule;
