import type { DomainModule } from '../domain-module.ts';
import { createChangeFeed } from './change-feed.ts';
import { changeRoutes } from './changes.routes.ts';

/** What tells the gateway of changes while they happen. */
export const changesModule = {
  services: { changes: createChangeFeed },
  routes: changeRoutes,
} satisfies DomainModule;
