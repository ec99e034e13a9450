import os from 'node:os';
import path from 'node:path';
import type { Router } from 'express';
import type pg from 'pg';
import type { ProductionFiles } from '../downloads/downloads.ports.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { CallEnvironment } from '../platform/http/bind-call.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { createCatalogRepository } from './catalog.repository.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { createCatalogService, type CatalogService } from './catalog.service.ts';
import { createFileCache } from './file-cache.ts';
import { createPostgresSearch } from './postgres-search.ts';
import { createPreviewWarmer } from './preview-warmer.ts';
import { previewRoutes } from './previews.routes.ts';
import { createPreviewService } from './previews.service.ts';
import { createProductionFiles } from './production-files.ts';
import { createRenderPool } from './render-pool.ts';
import { loadSampleCatalogue } from './sample-catalogue.ts';

const SECOND = 1000;
const QUIET_BEFORE_WARMING = 3 * SECOND;

interface CatalogModuleDependencies {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly dataFolder: string;
  readonly publicUrl: string;
  /** The script of a render thread. */
  readonly renderWorker: URL;
  /** The rows that fill an empty catalogue. */
  readonly sampleCatalogue: string;
}

/** The catalogue of a running process. */
export interface CatalogModule {
  readonly service: CatalogService;
  readonly productionFiles: ProductionFiles;
  routes(router: Router, environment: CallEnvironment): void;
  /** Fills an empty catalogue; `report` takes sentences for the terminal. @throws StartupError */
  prepare(report: (text: string) => void): Promise<void>;
  /** Starts to draw pictures ahead while nobody is served. */
  startWarmer(): void;
  /** Ends the warmer and the render threads. */
  close(): Promise<void>;
}

/** Puts the catalogue together. */
export function createCatalogModule(dependencies: CatalogModuleDependencies): CatalogModule {
  const { db, pool, clock, logger, dataFolder, publicUrl, renderWorker: source } = dependencies;
  const repository = createCatalogRepository({ db, pool });
  const service = createCatalogService({ db, clock, repository, search: createPostgresSearch({ db, pool }) });
  const previewPool = createRenderPool({
    source,
    lanes: os.availableParallelism() > 2 ? 2 : 1,
    idleMilliseconds: 60 * SECOND,
    deadlineMilliseconds: 30 * SECOND,
  });
  // Apart from the previews, so that nobody who browses waits for someone else's download to be drawn.
  const productionPool = createRenderPool({
    source,
    lanes: 1,
    idleMilliseconds: 20 * SECOND,
    deadlineMilliseconds: 120 * SECOND,
  });
  const previews = createPreviewService({
    repository,
    renderer: previewPool,
    cache: createFileCache(path.join(dataFolder, 'previews'), logger),
  });
  const warmer = createPreviewWarmer({ repository, previews, logger, quietMilliseconds: QUIET_BEFORE_WARMING });
  return {
    service,
    productionFiles: createProductionFiles({
      db,
      repository,
      renderer: productionPool,
      cache: createFileCache(path.join(dataFolder, 'files', 'production'), logger, { mustKeep: true }),
      publicUrl,
    }),
    routes(router, environment) {
      router.use((_request, _response, next) => {
        warmer.noteRequest();
        next();
      });
      catalogRoutes(router, environment, service);
      previewRoutes(router, environment, previews);
    },
    async prepare(report) {
      const count = await loadSampleCatalogue(db, clock, dependencies.sampleCatalogue);
      if (count > 0) report(`The sample catalogue of ${count} patterns is in place.`);
    },
    startWarmer: () => warmer.start(),
    async close() {
      const stopped = warmer.stop();
      await Promise.all([previewPool.close(), productionPool.close()]);
      await stopped;
    },
  };
}
