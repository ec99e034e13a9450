import type { DomainModule } from '../platform/domain-module.ts';
import { newsletterResolvers } from './newsletter.resolvers.ts';
import { restNewsletterApi } from './NewsletterApi.ts';

/** The newsletter, and the links of its mails. */
export const newsletterModule = {
  apis: { newsletter: restNewsletterApi },
  resolvers: [newsletterResolvers],
} satisfies DomainModule;
