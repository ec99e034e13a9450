import type { DomainModule } from '../platform/domain-module.ts';
import { payoutResolvers } from './payouts.resolvers.ts';
import { restPayoutsApi } from './PayoutsApi.ts';

/** How studios are paid. */
export const payoutsModule = {
  apis: { payouts: restPayoutsApi },
  resolvers: [payoutResolvers],
} satisfies DomainModule;
