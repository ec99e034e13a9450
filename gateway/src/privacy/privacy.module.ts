import type { DomainModule } from '../platform/domain-module.ts';
import { privacyResolvers } from './privacy.resolvers.ts';
import { restPrivacyApi } from './PrivacyApi.ts';

/** Account deletion. */
export const privacyModule = {
  apis: { privacy: restPrivacyApi },
  resolvers: [privacyResolvers],
} satisfies DomainModule;
