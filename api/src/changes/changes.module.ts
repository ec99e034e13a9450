import type { DomainModule, Foundation } from '../domain-module.ts';
import { createChangeFeed } from './change-feed.ts';
import { forgetOldChanges } from './changes.repository.ts';
import { changeRoutes } from './changes.routes.ts';

/** Streams changes to the gateway as they happen. */
export const changesModule = {
  services: { changes: createChangeFeed },
  routes: changeRoutes,
  prune: ({ db }: Pick<Foundation, 'db'>) => forgetOldChanges(db),
} satisfies DomainModule;
