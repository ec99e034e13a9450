import path from 'node:path';
import { createAccountService, type AccountService } from './account/account.service.ts';
import { createCartService, type CartService } from './cart/cart.service.ts';
import type { SellableCatalog } from './cart/cart.ports.ts';
import { createDownloadService, type DownloadService } from './downloads/downloads.service.ts';
import type { OwnedCatalog, ProductionFiles, ZipPacker } from './downloads/downloads.ports.ts';
import { createZipCache } from './downloads/zip-cache.ts';
import { createOrderService, type OrderService } from './orders/orders.service.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Db } from './platform/database/database.ts';
import type { InstallationSecrets } from './platform/database/secrets.ts';
import { createDiskBudget } from './platform/files/disk-budget.ts';
import type { JobHandlers, RecurringJob } from './platform/jobs/jobs.ts';
import type { Logger } from './platform/logging/logger.ts';
import { createOutboxMailer } from './platform/mail/mailer.ts';
import { createSandboxCheckout } from './platform/payments/sandbox-checkout.ts';
import { createSandboxProvider } from './platform/payments/sandbox-provider.ts';

/** Zips can be made again from the files of their pattern. */
const MOST_ZIP_BYTES = 4 * 1024 ** 3;

/** A little less than the gateway waits for the first byte of an answer. */
const PATIENCE_MILLISECONDS = 25_000;

/** Forgets what has outlived its use: old sessions, idempotency keys and payment pages. */
const pruneJob = 'shop.prune';

/** The rules of the shop, without HTTP. */
export interface Shop {
  readonly account: AccountService;
  readonly cart: CartService;
  readonly orders: OrderService;
  readonly downloads: DownloadService;
  readonly sandbox: ReturnType<typeof createSandboxCheckout>;
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
}

/** What the rules of the shop stand on. */
export interface ShopDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly catalog: SellableCatalog & OwnedCatalog;
  readonly productionFiles: ProductionFiles;
  readonly packZip: ZipPacker;
  readonly secrets: InstallationSecrets;
  readonly dataFolder: string;
  readonly publicUrl: string;
  /** Where our own webhook listens; known once the process listens. */
  readonly webhookUrl: () => string;
}

/** Puts the services of the shop together. */
export function createShop(dependencies: ShopDependencies): Shop {
  const { db, clock, logger, catalog, secrets, publicUrl, dataFolder } = dependencies;
  const account = createAccountService({ db, clock });
  const { productionFiles, packZip: pack } = dependencies;
  const folder = path.join(dataFolder, 'files', 'zips');
  const budget = createDiskBudget(folder, MOST_ZIP_BYTES, logger);
  const downloads = createDownloadService({
    db,
    clock,
    logger,
    catalog,
    productionFiles,
    zips: createZipCache({
      folder,
      productionFiles,
      pack,
      onWritten: (bytes) => budget.noteWritten(bytes),
      patienceMilliseconds: PATIENCE_MILLISECONDS,
    }),
    linkSecret: secrets.downloadLinks,
    isSessionOpen: (sessionId, userId) => account.isSessionOpen(sessionId, userId),
  });
  const cart = createCartService({ db, clock, catalog, held: downloads });
  const payments = createSandboxProvider({ clock, publicUrl, webhookSecret: secrets.sandboxWebhook });
  const sandbox = createSandboxCheckout({
    db,
    clock,
    webhookSecret: secrets.sandboxWebhook,
    webhookUrl: dependencies.webhookUrl,
  });
  const mailer = createOutboxMailer(outboxFolder(dataFolder), 'Halfdrop <orders@halfdrop.example>');
  const orders = createOrderService({
    db,
    clock,
    logger,
    account,
    cart,
    downloads,
    catalog,
    payments,
    mailer,
    publicUrl,
  });
  const prune = async () => {
    await account.pruneSessions();
    await orders.pruneKeys();
    await sandbox.pruneSessions();
  };
  return {
    account,
    cart,
    orders,
    downloads,
    sandbox,
    jobs: { ...orders.jobs, ...downloads.jobs, ...sandbox.jobs, [pruneJob]: prune },
    recurringJobs: [{ name: pruneJob, at: '17 * * * *' }],
  };
}

/** Where mail is written to. */
export function outboxFolder(dataFolder: string): string {
  return path.join(dataFolder, 'outbox');
}
