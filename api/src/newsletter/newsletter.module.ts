import type { DomainModule, Foundation } from '../domain-module.ts';
import { newsletterPersonalData } from './personal-data.repository.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { createNewsletterService, type NewsletterService } from './newsletter.service.ts';

interface NewsletterNeeds {
  readonly newsletter: NewsletterService;
}

/** Who gets the newsletter. */
export const newsletterModule = {
  services: {
    newsletter: ({ db, clock, mailer, publicUrl, secrets }: Foundation) =>
      createNewsletterService({ db, clock, mailer, publicUrl, linkSecret: secrets.newsletterLinks }),
  },
  routes: (router, environment, { newsletter }: NewsletterNeeds) => newsletterRoutes(router, environment, newsletter),
  jobs: ({ newsletter }: NewsletterNeeds) => newsletter.jobs,
  prune: ({ newsletter }: NewsletterNeeds) => newsletter.pruneUnconfirmed(),
  personalData: newsletterPersonalData,
} satisfies DomainModule;
