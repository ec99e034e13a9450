import type { DomainModule } from '../platform/domain-module.ts';
import { moneyResolvers } from './money.resolvers.ts';
import { restMoneyApi } from './MoneyApi.ts';

/** The ledger, for owners and finance. */
export const moneyModule = {
  apis: { money: restMoneyApi },
  resolvers: [moneyResolvers],
} satisfies DomainModule;
