import type { DomainModule } from '../platform/domain-module.ts';
import { searchPinResolvers } from './search-pins.resolvers.ts';
import { restSearchPinsApi } from './SearchPinsApi.ts';
import { searchDeskResolvers } from './search-desk.resolvers.ts';
import { restSearchDeskApi } from './SearchDeskApi.ts';

/** What words find, and what stands first, for those who look after it. */
export const searchModule = {
  apis: { searchDesk: restSearchDeskApi, searchPins: restSearchPinsApi },
  resolvers: [searchDeskResolvers, searchPinResolvers],
} satisfies DomainModule;
