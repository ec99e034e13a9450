import type { DomainModule } from '../platform/domain-module.ts';
import { mailOutboxResolvers } from './mail-outbox.resolvers.ts';
import { restMailOutboxApi } from './MailOutboxApi.ts';
import { systemResolvers } from './system.resolvers.ts';
import { restSystemApi } from './SystemApi.ts';

/** The machinery of the shop, for who looks after it. */
export const systemModule = {
  apis: { mailOutbox: restMailOutboxApi, system: restSystemApi },
  resolvers: [systemResolvers, mailOutboxResolvers],
} satisfies DomainModule;
