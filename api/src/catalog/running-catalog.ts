import path from 'node:path';
import type { Router } from 'express';
import type pg from 'pg';
import type { ProductionFiles, ZipPacker } from '../downloads/downloads.ports.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../database.ts';
import type { CallEnvironment } from '../platform/http/bind-call.ts';
import { createDiskBudget } from '../platform/files/disk-budget.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { createBundles } from './bundles.ts';
import { createCatalogRepository } from './catalog.repository.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { createCatalogService, type CatalogService } from './catalog.service.ts';
import { createFileCache } from './file-cache.ts';
import { createLikenessSearch } from './likeness-search.ts';
import { createPostgresSearch } from './postgres-search.repository.ts';
import { pictureSearchRoutes } from './picture-search.routes.ts';
import { createPreviewWarmer } from './preview-warmer.ts';
import { previewRoutes } from './previews.routes.ts';
import { createPreviewService } from './previews.service.ts';
import { createRenderers } from './renderers.ts';
import { loadSampleCatalogue } from './sample-catalogue.ts';
import { loadSampleCollections } from './sample-collections.ts';
import { sharePictureRoutes } from './share-pictures.routes.ts';
import { createSharePictureService } from './share-pictures.service.ts';

const QUIET_BEFORE_WARMING = 3000;

const GIGABYTE = 1024 ** 3;
/** What may lie on disk of what can be made again. */
const BUDGETS = { previews: 2 * GIGABYTE, recolours: GIGABYTE / 2, bundles: 8 * GIGABYTE };

interface RunningCatalogDependencies {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly dataFolder: string;
  readonly publicUrl: string;
  /** The script of a render thread. */
  readonly renderWorker: URL;
  /** The script of the process that decodes pictures of strangers. */
  readonly intakeProcess: URL;
  /** The rows that fill an empty catalogue. */
  readonly sampleCatalogue: string;
  /** What is put into the shop collections of a sample catalogue. */
  readonly sampleCollections: string;
}

/** The catalogue of a running process. */
export interface RunningCatalog {
  readonly service: CatalogService;
  readonly productionFiles: ProductionFiles;
  readonly packZip: ZipPacker;
  routes(router: Router, environment: CallEnvironment): void;
  /** Fills an empty catalogue; `report` takes sentences for the terminal. @throws StartupError */
  prepare(report: (text: string) => void): Promise<void>;
  /** Starts to draw pictures ahead while nobody is served. */
  startWarmer(): void;
  /** Ends the warmer and the render threads. */
  close(): Promise<void>;
}

/** Puts the catalogue together. */
export function createRunningCatalog(dependencies: RunningCatalogDependencies): RunningCatalog {
  const { db, pool, clock, logger, dataFolder, publicUrl } = dependencies;
  const repository = createCatalogRepository({ db, pool });
  const search = createPostgresSearch({ db, pool });
  const service = createCatalogService({ db, clock, repository, search, likeness: createLikenessSearch(db) });
  const renderers = createRenderers(dependencies.renderWorker);
  const place = (name: string, mostBytes: number) => {
    const folder = path.join(dataFolder, name);
    return { folder, budget: createDiskBudget(folder, mostBytes, logger) };
  };
  const cacheIn = ({ folder, budget }: ReturnType<typeof place>) => createFileCache(folder, logger, budget);

  const pictures = place('previews', BUDGETS.previews);
  const previews = createPreviewService({
    repository,
    renderer: renderers.previews,
    cache: cacheIn(pictures),
    recolours: cacheIn(place('recolours', BUDGETS.recolours)),
    // Another cache on the same files: who asks for a picture never waits for the warmer to draw it.
    warming: { renderer: renderers.warming, cache: cacheIn(pictures) },
  });
  const sharePictures = createSharePictureService({
    repository,
    renderer: renderers.previews,
    cache: cacheIn(pictures),
  });
  const warmer = createPreviewWarmer({ repository, previews, logger, quietMilliseconds: QUIET_BEFORE_WARMING });
  const bundles = place(path.join('files', 'production'), BUDGETS.bundles);
  return {
    service,
    productionFiles: createBundles({
      db,
      repository,
      maker: renderers.bundles,
      folder: bundles.folder,
      onWritten: (bytes) => bundles.budget.noteWritten(bytes),
      publicUrl,
    }),
    async packZip(plan, demand) {
      await renderers.zips.run({ kind: 'zip', plan }, demand);
    },
    routes(router, environment) {
      router.use((_request, _response, next) => {
        warmer.noteRequest();
        next();
      });
      catalogRoutes(router, environment, service);
      pictureSearchRoutes(router, environment, service, renderers.describer, dependencies.intakeProcess);
      previewRoutes(router, environment, previews);
      sharePictureRoutes(router, environment, sharePictures);
    },
    async prepare(report) {
      const count = await loadSampleCatalogue(db, clock, dependencies.sampleCatalogue);
      if (count > 0) report(`The sample catalogue of ${count} patterns is in place.`);
      await loadSampleCollections(db, clock, dependencies.sampleCollections);
    },
    startWarmer: () => warmer.start(),
    async close() {
      const stopped = warmer.stop();
      await renderers.close();
      await stopped;
    },
  };
}
