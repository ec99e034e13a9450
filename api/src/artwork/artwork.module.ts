import path from 'node:path';
import type { ChangeFeed } from '../changes/change-feed.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import type { ProductionFiles, ZipPacker } from '../downloads/downloads.ports.ts';
import { createDiskBudget, type DiskBudget } from '../platform/files/disk-budget.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { createArtworkRepository } from './artwork.repository.ts';
import { createArtworks, type Artworks } from './artworks.service.ts';
import { createBundles } from './bundles.ts';
import { createFileCache } from './file-cache.ts';
import { createIdleWarmer, type IdleWarmer, type WarmingPiece } from './idle-warmer.ts';
import type { UploadPlaces } from './open-tile.ts';
import { previewRoutes } from './previews.routes.ts';
import { createPreviewService, type PreviewService } from './previews.service.ts';
import type { Renderers } from './renderers.ts';
import { sharePictureRoutes } from './share-pictures.routes.ts';
import { createSharePictureService, type SharePictureService } from './share-pictures.service.ts';
import { filesAhead, picturesAhead } from './warming-pieces.ts';

const QUIET_BEFORE_WARMING = 3000;

const GIGABYTE = 1024 ** 3;
/** Disk budgets of caches whose files can be regenerated. */
const BUDGETS = { previews: 2 * GIGABYTE, recolors: GIGABYTE / 2, bundles: 8 * GIGABYTE };

interface ArtworkNeeds extends Foundation {
  readonly renderers: Renderers;
  readonly uploadPlaces: UploadPlaces;
}

interface PictureNeeds extends ArtworkNeeds {
  readonly previewBudget: DiskBudget;
}

interface PopularityNeeds {
  readonly searchIndex: SearchIndex;
}

interface WarmingNeeds extends Foundation, PopularityNeeds {
  readonly artworks: Artworks;
  readonly previews: PreviewService;
  readonly productionFiles: ProductionFiles;
}

interface RouteNeeds extends Pick<Foundation, 'callLimits'> {
  readonly previews: PreviewService;
  readonly sharePictures: SharePictureService;
  readonly idleWarmer: IdleWarmer;
}

const previewFolder = (dataFolder: string) => path.join(dataFolder, 'previews');

function uploadPlaces({
  dataFolder,
  files,
  intakeProcess,
}: Foundation & { readonly intakeProcess: URL }): UploadPlaces {
  return { files: files.settings, kept: previewFolder(dataFolder), intakeProcess: intakeProcess.href };
}

const previewCache = ({ dataFolder, logger, previewBudget }: PictureNeeds) =>
  createFileCache(previewFolder(dataFolder), logger, previewBudget);

function previews(shop: PictureNeeds): PreviewService {
  const { dataFolder, logger, renderers } = shop;
  const recolors = path.join(dataFolder, 'recolours');
  return createPreviewService({
    repository: createArtworkRepository(shop),
    places: shop.uploadPlaces,
    renderer: renderers.previews,
    cache: previewCache(shop),
    recolors: createFileCache(recolors, logger, createDiskBudget(recolors, BUDGETS.recolors, logger)),
    // A separate cache instance over the same files, so that a request never waits for the warmer's drawing.
    warming: { renderer: renderers.warming, cache: previewCache(shop) },
  });
}

function sharePictures(shop: PictureNeeds & PopularityNeeds): SharePictureService {
  return createSharePictureService({
    repository: createArtworkRepository(shop),
    searchIndex: shop.searchIndex,
    places: shop.uploadPlaces,
    renderer: shop.renderers.previews,
    cache: previewCache(shop),
  });
}

function productionFiles(shop: ArtworkNeeds & { readonly changes: Pick<ChangeFeed, 'say'> }): ProductionFiles {
  const { dataFolder, logger, renderers, publicUrl, changes } = shop;
  const folder = path.join(dataFolder, 'files', 'production');
  const budget = createDiskBudget(folder, BUDGETS.bundles, logger);
  return createBundles({
    repository: createArtworkRepository(shop),
    places: shop.uploadPlaces,
    maker: renderers.bundles,
    folder,
    onWritten: (bytes) => budget.noteWritten(bytes),
    onFormat: (account) => void changes.say(`files:${account}`),
    publicUrl,
  });
}

function idleWarmer(shop: WarmingNeeds): IdleWarmer {
  const { logger } = shop;
  async function* pieces(): AsyncGenerator<WarmingPiece> {
    yield* picturesAhead(shop);
    yield* filesAhead(shop);
  }
  return createIdleWarmer({ pieces, logger, quietMilliseconds: QUIET_BEFORE_WARMING });
}

/** Images and production files of patterns, whatever their source. */
export const artworkModule = {
  services: {
    uploadPlaces,
    artworks: (shop: Foundation) => createArtworks(createArtworkRepository(shop)),
    previewBudget: ({ dataFolder, logger }: Foundation) =>
      createDiskBudget(previewFolder(dataFolder), BUDGETS.previews, logger),
    previews,
    sharePictures,
    idleWarmer,
    productionFiles,
    packZip:
      ({ renderers }: ArtworkNeeds): ZipPacker =>
      async (plan, demand) => {
        await renderers.zips.run({ kind: 'zip', plan }, demand);
      },
  },
  routes(router, environment, shop: RouteNeeds) {
    router.use((_request, _response, next) => {
      shop.idleWarmer.noteRequest();
      next();
    });
    previewRoutes(router, environment, shop);
    sharePictureRoutes(router, environment, shop);
  },
  prune: ({ files }: Foundation) => files.sweep(),
} satisfies DomainModule;
