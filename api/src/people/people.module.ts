import type { DomainModule } from '../domain-module.ts';
import { peopleRoutes } from './people.routes.ts';
import { createPeopleService, type PeopleService } from './people.service.ts';

interface OwnNeeds {
  readonly people: PeopleService;
}

/** People as those see them, and help them, who run the shop. */
export const peopleModule = {
  services: { people: createPeopleService },
  routes: (router, environment, { people }: OwnNeeds) => peopleRoutes(router, environment, people),
  jobs: ({ people }: OwnNeeds) => people.jobs,
} satisfies DomainModule;
