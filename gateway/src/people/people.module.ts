import type { DomainModule } from '../platform/domain-module.ts';
import { peopleResolvers } from './people.resolvers.ts';
import { restPeopleApi } from './PeopleApi.ts';

/** Users, for support staff. */
export const peopleModule = {
  apis: { people: restPeopleApi },
  resolvers: [peopleResolvers],
} satisfies DomainModule;
