import type { DomainModule } from '../platform/domain-module.ts';
import { mailOutboxResolvers } from './mail-outbox.resolvers.ts';
import { restMailOutboxApi } from './MailOutboxApi.ts';
import { shopSwitchResolvers } from './shop-switches.resolvers.ts';
import { restShopSwitchesApi } from './ShopSwitchesApi.ts';
import { systemResolvers } from './system.resolvers.ts';
import { restSystemApi } from './SystemApi.ts';

/** System administration, for staff who operate the system. */
export const systemModule = {
  apis: { mailOutbox: restMailOutboxApi, shopSwitches: restShopSwitchesApi, system: restSystemApi },
  resolvers: [systemResolvers, shopSwitchResolvers, mailOutboxResolvers],
} satisfies DomainModule;
