import type { DomainModule } from '../platform/domain-module.ts';
import { searchPinResolvers } from './search-pins.resolvers.ts';
import { restSearchPinsApi } from './SearchPinsApi.ts';
import { judgedSearchResolvers } from './judged-searches.resolvers.ts';
import { restJudgedSearchesApi } from './JudgedSearchesApi.ts';
import { searchDeskResolvers } from './search-desk.resolvers.ts';
import { restSearchDeskApi } from './SearchDeskApi.ts';

/** What words find, and what stands first, for those who look after it. */
export const searchModule = {
  apis: { searchDesk: restSearchDeskApi, searchPins: restSearchPinsApi, judgedSearches: restJudgedSearchesApi },
  resolvers: [searchDeskResolvers, searchPinResolvers, judgedSearchResolvers],
} satisfies DomainModule;
