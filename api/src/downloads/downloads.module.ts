import path from 'node:path';
import type { AccountService } from '../account/account.service.ts';
import type { EarlyAccess } from '../catalog/early-access.ts';
import type { ContentService } from '../content/content.service.ts';
import type { DbOrTrx } from '../database.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { createDiskBudget } from '../platform/files/disk-budget.ts';
import type { ReviewRatings } from '../reviews/review-ratings.ts';
import { createCertificateService, type CertificateService } from './certificates.service.ts';
import { downloadPersonalData } from './personal-data.repository.ts';
import type { DownloadPlans, OwnedCatalog, OwnedColors, ProductionFiles, ZipPacker } from './downloads.ports.ts';
import { downloadRoutes } from './downloads.routes.ts';
import { createDownloadService, type DownloadService } from './downloads.service.ts';
import { createFreeDownloads, type FreeDownloads } from './free-downloads.ts';
import { createPlanDownloads, type PlanDownloads } from './plan-downloads.ts';
import { countPlanUses } from './plan-uses.repository.ts';
import type { AssetFormats } from './rights.ts';
import { createZipCache, type ZipCache } from './zip-cache.ts';

/** Cached zips can be rebuilt from their pattern's files. */
const MAX_ZIP_BYTES = 4 * 1024 ** 3;

/** Long enough to pack existing files. */
const PATIENCE_MILLISECONDS = 2000;

interface CertificateNeeds extends Foundation {
  readonly catalog: OwnedCatalog;
}

interface ZipNeeds extends Foundation {
  readonly productionFiles: ProductionFiles;
  readonly packZip: ZipPacker;
  readonly certificates: CertificateService;
}

interface DownloadNeeds extends Foundation {
  readonly artworks: AssetFormats & OwnedColors;
  readonly account: Pick<AccountService, 'isSessionOpen'>;
  readonly catalog: OwnedCatalog;
  readonly productionFiles: ProductionFiles;
  readonly zips: ZipCache;
  readonly ratings: ReviewRatings;
}

interface GivingNeeds extends Foundation {
  readonly account: AccountService;
  readonly catalog: OwnedCatalog;
  readonly content: Pick<ContentService, 'licenseTermsVersion'>;
  readonly downloads: DownloadService;
  readonly earlyAccess: EarlyAccess;
}

interface RouteNeeds extends Foundation {
  readonly downloads: DownloadService;
  readonly freeDownloads: FreeDownloads;
  readonly planDownloads: PlanDownloads;
  readonly certificates: CertificateService;
}

function zipCache({ dataFolder, logger, publicUrl, productionFiles, packZip, certificates }: ZipNeeds): ZipCache {
  const folder = path.join(dataFolder, 'files', 'zips');
  const budget = createDiskBudget(folder, MAX_ZIP_BYTES, logger);
  return createZipCache({
    folder,
    publicUrl,
    productionFiles,
    certificateOf: (entitlement, asset) => certificates.sheetOf(entitlement, asset),
    pack: packZip,
    onWritten: (bytes) => budget.noteWritten(bytes),
    patienceMilliseconds: PATIENCE_MILLISECONDS,
  });
}

function downloadService(shop: DownloadNeeds): DownloadService {
  const { db, clock, logger, secrets, account, artworks, catalog, productionFiles, ratings, zips } = shop;
  return createDownloadService({
    db,
    clock,
    logger,
    artworks,
    catalog,
    productionFiles,
    zips,
    linkSecret: secrets.downloadLinks,
    isSessionOpen: (sessionId, userId) => account.isSessionOpen(sessionId, userId),
    onHoldingChanged: (trx, holding) => ratings.recount(trx, holding),
  });
}

/** Dependencies of free downloads and plan downloads. */
const giving = ({ db, account, catalog, content, downloads, earlyAccess }: GivingNeeds) => ({
  db,
  accounts: account,
  catalog,
  downloads,
  earlyAccess,
  licenseTermsVersion: (reader: DbOrTrx) => content.licenseTermsVersion(reader),
});

/** Entitlements, their files, and the certificates of their licenses. */
export const downloadsModule = {
  services: {
    certificates: ({ db, catalog, publicUrl, secrets }: CertificateNeeds) =>
      createCertificateService({ db, catalog, publicUrl, signingSecret: secrets.certificates }),
    zips: zipCache,
    downloads: downloadService,
    freeDownloads: (shop: GivingNeeds) => createFreeDownloads(giving(shop)),
    planDownloads: (shop: GivingNeeds & { readonly subscriptions: DownloadPlans }) =>
      createPlanDownloads({ ...giving(shop), clock: shop.clock, plans: shop.subscriptions }),
    countPlanUses: () => countPlanUses,
  },
  routes: (router, environment, shop: RouteNeeds) => downloadRoutes(router, environment, shop),
  jobs: ({ downloads }: RouteNeeds) => downloads.jobs,
  personalData: downloadPersonalData,
} satisfies DomainModule;
