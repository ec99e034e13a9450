import type { DomainModule } from '../platform/domain-module.ts';
import { searchPinResolvers } from './search-pins.resolvers.ts';
import { restSearchPinsApi } from './SearchPinsApi.ts';
import { judgedSearchResolvers } from './judged-searches.resolvers.ts';
import { restJudgedSearchesApi } from './JudgedSearchesApi.ts';
import { searchDeskResolvers } from './search-desk.resolvers.ts';
import { restSearchDeskApi } from './SearchDeskApi.ts';

/** Synonyms, pins and judged searches, for staff who manage search. */
export const searchModule = {
  apis: { searchDesk: restSearchDeskApi, searchPins: restSearchPinsApi, judgedSearches: restJudgedSearchesApi },
  resolvers: [searchDeskResolvers, searchPinResolvers, judgedSearchResolvers],
} satisfies DomainModule;
