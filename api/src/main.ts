import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { createRunningCatalog } from './catalog/running-catalog.ts';
import { readConfig, type Config } from './config.ts';
import { loadSamplePages } from './content/sample-pages.ts';
import { loadSampleArticles } from './help/sample-articles.ts';
import { makeDataFolder } from './platform/files/data-folder.ts';
import { systemClock } from './platform/clock/clock.ts';
import { createMovableClock } from './platform/clock/movable-clock.ts';
import type { Database } from './database.ts';
import { connectDatabase, poolOfWrites } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { installationSecrets } from './platform/database/secrets.ts';
import { createHttpServer, drain, listen } from './platform/http/server.ts';
import { createTimeTravel } from './platform/jobs/time-travel.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createLogger, type Logger } from './platform/logging/logger.ts';
import { createShutdown, notify, outliveNeighbours, reportFailure } from './platform/process.ts';
import { createShop } from './shop.ts';

const farewell = { notice: 300, grace: 10_000 };

// Everything that runs is bundled and lies beside the bundle of this file.
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const sampleCatalogue = fileURLToPath(new URL('../sample-catalogue/catalogue.json', import.meta.url));
const sampleCollections = fileURLToPath(new URL('../sample-content/collections.json', import.meta.url));
const samplePages = fileURLToPath(new URL('../sample-content/pages', import.meta.url));
const sampleHelp = fileURLToPath(new URL('../sample-content/help/articles.json', import.meta.url));
const renderWorker = new URL('./render-worker.js', import.meta.url);
const intakeProcess = new URL('./intake-process.js', import.meta.url);

async function openDatabase(config: Config, logger: Logger) {
  if (config.databaseUrl !== null)
    return {
      address: config.databaseUrl,
      how: 'attached' as const,
      keepRunning: () => undefined,
      stop: () => undefined,
    };
  return startEmbeddedPostgres({ dataFolder: config.dataFolder, resolveFrom: import.meta.url, logger });
}

/** Starts the service; every step registers how it is undone, and a stop undoes them in the opposite order. */
async function start(shutdown: ReturnType<typeof createShutdown>): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  outliveNeighbours(logger);
  makeDataFolder(config.dataFolder);
  const database = await openDatabase(config, logger);
  let isServing = false;
  // A database that already ran may be another process's: it is ours to stop only once we serve in its place.
  shutdown.onStop(() => (database.how === 'started' || isServing ? database.stop() : undefined));
  const connection = connectDatabase<Database>(database.address, logger);
  shutdown.onStop(connection.close);
  const { db, pool } = connection;
  const writing = connectDatabase<Database>(database.address, logger, poolOfWrites);
  shutdown.onStop(writing.close);
  await migrate(pool, migrationsFolder, logger);

  const { dataFolder, publicUrl, isProduction } = config;
  const testClock = config.hasTestClock ? createMovableClock(systemClock) : null;
  const clock = testClock ?? systemClock;
  const catalog = createRunningCatalog({
    db,
    pool,
    clock,
    logger,
    dataFolder,
    publicUrl,
    renderWorker,
    intakeProcess,
    sampleCatalogue,
    sampleCollections,
  });
  shutdown.onStop(() => catalog.close());
  await catalog.prepare(notify);
  await loadSampleArticles(db, sampleHelp);
  await loadSamplePages(db, clock, samplePages);

  let ownUrl = '';
  const shop = createShop({
    db,
    writes: writing.db,
    clock,
    logger,
    catalog: catalog.service,
    productionFiles: catalog.productionFiles,
    packZip: (plan, demand) => catalog.packZip(plan, demand),
    intakeProcess,
    secrets: await installationSecrets(db),
    dataFolder,
    publicUrl,
    oidcSettings: config.oidc,
    smtp: config.smtp,
    supportEmail: config.supportEmail,
    hasTestTools: config.hasSandboxTestTools,
    stripe: config.stripe,
    webhookUrl: () => `${ownUrl}/api/webhooks/sandbox`,
  });
  const isReady = async () => !shutdown.isStopping() && (await connection.isAnswering());
  const { jobs, recurringJobs } = shop;
  const testTime = testClock && {
    clock,
    travel: createTimeTravel({ db, pool, clock: testClock, logger, jobs, recurringJobs }),
  };
  const app = createApp({
    shop,
    logger,
    publicUrl,
    trustedProxies: config.trustedProxies,
    metricsToken: config.metricsToken,
    dataFolder,
    isProduction,
    testTime,
    isReady,
    routes: [(router, environment) => catalog.routes(router, environment)],
  });
  const server = createHttpServer(app);
  const port = await listen(server, config.port, config.host);
  ownUrl = `http://127.0.0.1:${port}`;
  const worker = await startWorker(pool, shop.jobs, shop.recurringJobs, logger);
  shutdown.onStop(() => worker.stop());
  // Before the worker stops, or it would wait for a bundle that is being made; its job is tried again after the start.
  shutdown.onStop(() => catalog.close());
  shutdown.onStop(() => drain(server, farewell));
  isServing = true;
  database.keepRunning();
  if (config.hasPreviewWarmer) catalog.startWarmer();

  const admin = await shop.account.ensureAdmin();
  if (admin) notify(`Operator account, shown this once: ${admin.email}  password ${admin.password}`);
  logger.info({ port, dataFolder }, 'ready');
  process.send?.({ type: 'ready' });
}

const shutdown = createShutdown();
start(shutdown).catch(async (error: unknown) => {
  // A stop during the start takes the database from under the step that runs: no failure.
  if (!shutdown.isStopping()) reportFailure(error);
  await shutdown.stop(1);
});
