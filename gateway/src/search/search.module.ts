import type { DomainModule } from '../platform/domain-module.ts';
import { searchDeskResolvers } from './search-desk.resolvers.ts';
import { restSearchDeskApi } from './SearchDeskApi.ts';

/** What words find, for those who look after it. */
export const searchModule = {
  apis: { searchDesk: restSearchDeskApi },
  resolvers: [searchDeskResolvers],
} satisfies DomainModule;
