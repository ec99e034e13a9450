import type { DomainModule } from '../platform/domain-module.ts';
import { privacyResolvers } from './privacy.resolvers.ts';
import { restPrivacyApi } from './PrivacyApi.ts';

/** Deleting an account. */
export const privacyModule = {
  apis: { privacy: restPrivacyApi },
  resolvers: [privacyResolvers],
} satisfies DomainModule;
