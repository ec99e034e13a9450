import type { DomainModule } from '../domain-module.ts';
import { exportRoutes } from './exports.routes.ts';
import { createExportService, type ExportService } from './exports.service.ts';

/** Staff lists as files. */
export const exportsModule = {
  services: { exports: createExportService },
  routes: (router, environment, { exports }: { readonly exports: ExportService }) =>
    exportRoutes(router, environment, exports),
} satisfies DomainModule;
