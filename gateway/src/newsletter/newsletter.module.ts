import type { DomainModule } from '../platform/domain-module.ts';
import { newsletterDeskResolvers } from './newsletter-desk.resolvers.ts';
import { newsletterResolvers } from './newsletter.resolvers.ts';
import { restNewsletterApi } from './NewsletterApi.ts';
import { restNewsletterDeskApi } from './NewsletterDeskApi.ts';

/** Newsletter subscriptions, the links in its emails, and the newsletter desk. */
export const newsletterModule = {
  apis: { newsletter: restNewsletterApi, newsletterDesk: restNewsletterDeskApi },
  resolvers: [newsletterResolvers, newsletterDeskResolvers],
} satisfies DomainModule;
