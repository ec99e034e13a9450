import type { DomainModule } from '../domain-module.ts';
import { helpPersonalData } from './personal-data.repository.ts';
import { helpRoutes } from './help.routes.ts';
import { createHelpService, type HelpService } from './help.service.ts';

/** The help center. */
export const helpModule = {
  services: { help: createHelpService },
  routes: (router, environment, { help }: { readonly help: HelpService }) => helpRoutes(router, environment, help),
  personalData: helpPersonalData,
} satisfies DomainModule;
