import type { DomainModule, Foundation } from '../domain-module.ts';
import type { ShopFacts } from './composed-text.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentService, type ContentService, type LicensePrices } from './content.service.ts';
import { createNoticeService, type NoticeService } from './notices.ts';

interface ContentNeeds extends Foundation {
  readonly catalog: LicensePrices;
  readonly facts: ShopFacts;
}

interface NoticeNeeds {
  readonly notices: NoticeService;
}

/** The texts of the shop, and the emails about new versions of them. */
export const contentModule = {
  services: {
    content: ({ db, clock, catalog, facts }: ContentNeeds) =>
      createContentService({ db, clock, prices: catalog, facts }),
    notices: createNoticeService,
  },
  routes: (router, environment, { content }: { readonly content: ContentService }) =>
    contentRoutes(router, environment, content),
  jobs: ({ notices }: NoticeNeeds) => notices.jobs,
  recurringJobs: ({ notices }: NoticeNeeds) => notices.recurringJobs,
} satisfies DomainModule;
