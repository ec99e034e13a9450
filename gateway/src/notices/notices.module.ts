import type { DomainModule } from '../platform/domain-module.ts';
import { noticeResolvers } from './notices.resolvers.ts';
import { restNoticesApi } from './NoticesApi.ts';

/** Studio notices. */
export const noticesModule = {
  apis: { notices: restNoticesApi },
  resolvers: [noticeResolvers],
} satisfies DomainModule;
