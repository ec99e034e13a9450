import type { DomainModule } from '../domain-module.ts';
import { designerPersonalData } from './personal-data.repository.ts';
import { designerRoutes } from './designers.routes.ts';
import { createDesignerService, type DesignerService } from './designers.service.ts';

/** Studios, and who follows them. */
export const designersModule = {
  services: { designers: createDesignerService },
  routes: (router, environment, { designers }: { readonly designers: DesignerService }) =>
    designerRoutes(router, environment, designers),
  personalData: designerPersonalData,
} satisfies DomainModule;
