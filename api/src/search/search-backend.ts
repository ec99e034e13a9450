import path from 'node:path';
import type { DatabaseAddress } from '../platform/database/embedded/embedded-postgres.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { createSearchThread, toLog, type SearchThread } from './memory/search-thread.ts';
import { createEngine, type Engine, type EngineSettings } from './opensearch/engine.ts';

/** Which driver answers searches. */
export type SearchSettings =
  | { readonly driver: 'memory' }
  | { readonly driver: 'postgres' }
  | ({ readonly driver: 'opensearch' } & EngineSettings);

/** A driver with its own index, which follows the database after `start`. */
export type SearchBackend = SearchThread | Engine;

interface BackendOptions {
  readonly settings: SearchSettings;
  readonly address: DatabaseAddress | string;
  readonly dataFolder: string;
  /** Script of the thread. */
  readonly searchWorker: URL;
  readonly logger: Logger;
}

/** Creates the backend of the configured driver; null if only PostgreSQL answers. */
export function createSearchBackend(options: BackendOptions): SearchBackend | null {
  const { settings, address, dataFolder, searchWorker, logger } = options;
  switch (settings.driver) {
    case 'postgres':
      return null;
    case 'memory': {
      const file = path.join(dataFolder, 'search', 'index');
      return createSearchThread({ script: searchWorker, settings: { address, file }, ...toLog(logger) });
    }
    case 'opensearch':
      return createEngine({ settings, address, logger });
  }
}
