import type { DomainModule } from '../platform/domain-module.ts';
import { contentResolvers } from './content.resolvers.ts';
import { homePageResolvers } from './home-page.resolvers.ts';
import { restContentApi } from './ContentApi.ts';
import { textDeskResolvers } from './text-desk.resolvers.ts';
import { restTextDeskApi } from './TextDeskApi.ts';

/** Shop texts, the home page, the text desk and licenses. */
export const contentModule = {
  apis: { content: restContentApi, textDesk: restTextDeskApi },
  resolvers: [contentResolvers, homePageResolvers, textDeskResolvers],
  freshSeconds: { contentPage: 120, homePage: 120, licenses: 600 },
} satisfies DomainModule;
