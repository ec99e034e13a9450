import type { DomainModule, Foundation } from '../domain-module.ts';
import { peopleExport } from './people-export.ts';
import { peopleRoutes, type PeopleServices } from './people.routes.ts';
import { createPeopleService } from './people.service.ts';

/** Users as staff see and help them. */
export const peopleModule = {
  services: { people: createPeopleService },
  routes: (router, environment, served: PeopleServices) => peopleRoutes(router, environment, served),
  jobs: ({ people }: Pick<PeopleServices, 'people'>) => people.jobs,
  exportedLists: ({ db }: Foundation) => [peopleExport(db)],
} satisfies DomainModule;
