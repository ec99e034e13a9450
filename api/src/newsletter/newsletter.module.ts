import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { createIssueDesk } from './desk/issue-desk.ts';
import { type DeskServices, issueDeskRoutes } from './desk/issue-desk.routes.ts';
import { subscriberExport } from './desk/subscriber-export.ts';
import { newsletterPersonalData } from './personal-data.repository.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { createNewsletterService, type NewsletterService } from './newsletter.service.ts';
import { takeBounce } from './sending/bounces.ts';
import { createIssueSender, type IssueSender } from './sending/send-issues.ts';

interface NewsletterNeeds extends DeskServices, Foundation {
  readonly newsletter: NewsletterService;
  readonly newsletterSender: IssueSender;
  readonly incomingMailSecret?: string | null;
}

interface MailNeeds extends Foundation {
  readonly mailTexts: MailTexts;
}

const linked = ({ db, callLimits, clock, mailer, mailTexts, publicUrl, secrets }: MailNeeds) => ({
  db,
  callLimits,
  clock,
  mailer,
  mailTexts,
  publicUrl,
  linkSecret: secrets.newsletterLinks,
});

/** Newsletter subscriptions, issues, and their delivery. */
export const newsletterModule = {
  services: {
    newsletter: (shop: MailNeeds) => createNewsletterService(linked(shop)),
    newsletterDesk: createIssueDesk,
    newsletterSender: (shop: MailNeeds) => createIssueSender(linked(shop)),
  },
  routes: (router, environment, shop: NewsletterNeeds) => {
    const { db, clock, newsletter, incomingMailSecret: mailSecret = null } = shop;
    newsletterRoutes(router, environment, {
      newsletter,
      takeBounce: (payload, signature) => takeBounce({ db, clock, mailSecret }, payload, signature),
    });
    issueDeskRoutes(router, environment, shop);
  },
  jobs: ({ newsletter, newsletterDesk, newsletterSender }: NewsletterNeeds) => ({
    ...newsletter.jobs,
    ...newsletterDesk.jobs,
    ...newsletterSender.jobs,
  }),
  recurringJobs: ({ newsletterSender }: NewsletterNeeds) => newsletterSender.recurringJobs,
  prune: ({ newsletter }: NewsletterNeeds) => newsletter.prune(),
  exportedLists: ({ db }: Foundation) => [subscriberExport(db)],
  personalData: newsletterPersonalData,
} satisfies DomainModule;
