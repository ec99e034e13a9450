import type { DomainModule } from '../platform/domain-module.ts';
import { payoutResolvers } from './payouts.resolvers.ts';
import { restPayoutsApi } from './PayoutsApi.ts';

/** Studio payouts. */
export const payoutsModule = {
  apis: { payouts: restPayoutsApi },
  resolvers: [payoutResolvers],
} satisfies DomainModule;
