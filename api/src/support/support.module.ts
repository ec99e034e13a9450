import type { DomainModule } from '../domain-module.ts';
import { supportPersonalData } from './personal-data.repository.ts';
import { supportRoutes } from './support.routes.ts';
import { createSupportService, type SupportService } from './support.service.ts';

interface OwnNeeds {
  readonly support: SupportService;
}

/** Tickets and messages to the people of the shop. */
export const supportModule = {
  services: { support: createSupportService },
  routes: (router, environment, { support }: OwnNeeds) => supportRoutes(router, environment, support),
  jobs: ({ support }: OwnNeeds) => support.jobs,
  personalData: supportPersonalData,
} satisfies DomainModule;
