import type { DomainModule, Foundation } from '../domain-module.ts';
import type { ShopFacts } from './composed-text.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentService, type ContentService, type LicensePrices } from './content.service.ts';
import { createTextDesk, type TextDesk } from './desk/text-desk.ts';
import type { HomePatternSources } from './home-patterns.ts';
import { createMailTexts } from './mails/mail-texts.ts';
import { createNoticeService, type NoticeService } from './notices.ts';

interface ContentNeeds extends Foundation {
  readonly catalog: LicensePrices & HomePatternSources['catalog'];
  readonly search: HomePatternSources['search'];
  readonly facts: ShopFacts;
}

interface OwnNeeds {
  readonly content: ContentService;
  readonly textDesk: TextDesk;
}

interface NoticeNeeds {
  readonly notices: NoticeService;
}

/** Texts of the shop and its mails, the desk for editing them, and mails about new versions. */
export const contentModule = {
  services: {
    content: ({ db, clock, catalog, search, facts }: ContentNeeds) =>
      createContentService({ db, clock, prices: catalog, facts, sources: { search, catalog } }),
    textDesk: createTextDesk,
    mailTexts: createMailTexts,
    notices: createNoticeService,
  },
  routes: (router, environment, served: OwnNeeds) => contentRoutes(router, environment, served),
  jobs: ({ notices }: NoticeNeeds) => notices.jobs,
  recurringJobs: ({ notices }: NoticeNeeds) => notices.recurringJobs,
} satisfies DomainModule;
