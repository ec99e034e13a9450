import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { createRenderers, type Renderers } from './artwork/renderers.ts';
import { startWorkerRole } from './start-worker-role.ts';
import { loadSampleCatalog } from './catalog/sample-catalog.ts';
import { loadSampleCollections } from './catalog/sample-collections.ts';
import { readConfig, type Config } from './config.ts';
import { loadSamplePages } from './content/sample-pages.ts';
import { loadSampleArticles } from './help/sample-articles.ts';
import type { Db } from './database.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { makeDataFolder } from './platform/files/data-folder.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { systemClock } from './platform/clock/clock.ts';
import { createClamdScanner } from './platform/malware/clamd-scanner.ts';
import type { TestTime } from './platform/clock/clock.routes.ts';
import { createMovableClock } from './platform/clock/movable-clock.ts';
import { StartupError } from './platform/startup-error.ts';
import type { DatabaseAddress } from './platform/database/embedded/embedded-postgres.ts';
import { installationSecrets } from './platform/database/secrets.ts';
import { sealingSecretOf } from './platform/sealing/sealing-secret.ts';
import { type EventLoopLag, watchEventLoop } from './platform/http/load-shedding.ts';
import { createHttpServer, drain, listen } from './platform/http/server.ts';
import { createTimeTravel } from './platform/jobs/time-travel.ts';
import { createJobRuns, type JobRuns } from './platform/jobs/job-runs.ts';
import { createLogger, type Logger } from './platform/logging/logger.ts';
import { openLimits } from './platform/redis/open-limits.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { createShutdown, notify, outliveNeighbors, reportFailure, type Shutdown } from './platform/process.ts';
import { createSearchBackend } from './search/search-backend.ts';
import type { ShopDependencies } from './shop-dependencies.ts';
import { settingsInForce } from './settings-in-force.ts';
import { createShop, type Shop } from './shop.ts';

const farewell = { notice: 300, grace: 10_000 };

// All runtime files are bundled next to this bundle.
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const sampleCatalog = fileURLToPath(new URL('../sample-catalog/catalog.json', import.meta.url));
const sampleCollections = fileURLToPath(new URL('../sample-content/collections.json', import.meta.url));
const samplePages = fileURLToPath(new URL('../sample-content/pages', import.meta.url));
const sampleHelp = fileURLToPath(new URL('../sample-content/help/articles.json', import.meta.url));
const renderWorker = new URL('./render-worker.js', import.meta.url);
const searchWorker = new URL('./search-worker.js', import.meta.url);
const intakeProcess = new URL('./intake-process.js', import.meta.url);
const likenessWorker = new URL('./likeness-worker.js', import.meta.url);

/** Starts the service. Each step registers its own cleanup; shutdown runs them in reverse order. */
async function start(shutdown: Shutdown): Promise<void> {
  const config = readConfig(process.env);
  const { roles } = config;
  const logger = createLogger(config.logLevel);
  await prepareProcess(config, logger, shutdown);
  const files = openFiles(config, logger, shutdown);
  const resolveFrom = import.meta.url;
  const database = await openDatabase({ config, logger, shutdown, migrationsFolder, resolveFrom });
  if (config.migrations === 'only') {
    notify('The schema of the database is up to date.');
    await shutdown.stop(0);
    return;
  }
  const { db, pool } = database;
  const testClock = config.hasTestClock ? createMovableClock(systemClock) : null;
  const clock = testClock ?? systemClock;
  const renderers = renderersOf(shutdown);
  // Only API processes load the search index; the few list queries of jobs are answered by PostgreSQL.
  const searchBackend = roles.api ? searchBackendOf(config, database.address, { logger, shutdown }) : null;

  let { apiUrl } = config;
  const shop = createShop({
    ...shopSettings(config),
    db,
    pool,
    namedStatements: database.namedStatements,
    heavyReads: database.heavyReads,
    writes: database.writes,
    clock,
    logger,
    files,
    renderers,
    searchBackend,
    intakeProcess,
    likenessWorker,
    ...(await openLimits(config, { db, logger, shutdown })),
    ...(await secretsOf(config, db)),
    webhookUrl: () => `${apiUrl}/api/webhooks/sandbox`,
  });
  await database.alone(() => loadSamples(shop, { db, clock }, config));
  searchBackend?.start();
  const { jobs, recurringJobs } = shop;
  const travel = testClock && createTimeTravel({ db, pool, clock: testClock, logger, jobs, recurringJobs });
  const testTime = travel && { clock, travel };
  const running = { shop, logger, files, shutdown, jobRuns: createJobRuns() };
  const server = roles.api ? serverOf(config, database, { ...running, testTime }) : null;
  const port = server ? await listen(server, config.port, config.host) : null;
  if (port !== null) apiUrl = `http://127.0.0.1:${port}`;
  if (roles.worker) await startWorkerRole(config, database, running);
  // Must run before the worker stops, which would wait for a bundle in progress; its job is retried after the restart.
  shutdown.onStop(() => closePictures(shop, renderers));
  shutdown.onStop(() => shop.likeness.close());
  if (server) shutdown.onStop(() => stopServing(server, shop, config));
  database.takeOver();
  if (config.hasIdleWarmer && roles.worker) shop.idleWarmer.start();
  shop.likeness.start();
  await database.alone(() => announceAdmin(shop));
  logger.info({ port, roles, dataFolder: config.dataFolder }, 'ready');
  process.send?.({ type: 'ready' });
}

async function prepareProcess({ tracing, dataFolder }: Config, logger: Logger, shutdown: Shutdown): Promise<void> {
  outliveNeighbors(logger);
  if (tracing) shutdown.onStop(await startTracing('halfdrop-api', tracing, logger));
  makeDataFolder(dataFolder);
}

interface Serving {
  readonly shop: Shop;
  readonly logger: Logger;
  readonly files: FileStore;
  readonly jobRuns: JobRuns;
  readonly testTime: TestTime | null;
  readonly shutdown: Shutdown;
}

/** Creates the HTTP server of the `api` role. */
function serverOf(
  config: Config,
  { whyNotReady, measures, visitorReads }: OpenDatabase,
  { shutdown, ...serving }: Serving,
): Server {
  const ofDatabase = { whyNotReady, measures, visitorReads };
  const app = createApp({ ...httpSettings(config), ...serving, ...ofDatabase, lag: watchedLag(shutdown) });
  return createHttpServer(app.listener);
}

/** Loads the signing secrets and the sealing secret. */
async function secretsOf(config: Config, db: Db) {
  return { secrets: await installationSecrets(db), sealingSecret: await sealingSecretOf(config) };
}

/** Opens the file store. It may be unavailable at startup, so check it in the background and only log a warning. */
function openFiles({ files: settings }: Config, logger: Logger, shutdown: Shutdown): FileStore {
  const files = openFileStore(settings, logger);
  shutdown.onStop(() => files.close());
  files.check().catch((error: unknown) => logger.warn({ err: error }, 'files cannot be kept or read'));
  return files;
}

function renderersOf(shutdown: Shutdown): Renderers {
  const renderers = createRenderers(renderWorker);
  shutdown.onStop(() => renderers.close());
  return renderers;
}

function searchBackendOf(
  { search, dataFolder }: Config,
  address: DatabaseAddress | string,
  { logger, shutdown }: { readonly logger: Logger; readonly shutdown: Shutdown },
) {
  const backend = createSearchBackend({ settings: search, address, dataFolder, searchWorker, logger });
  shutdown.onStop(() => backend?.close());
  return backend;
}

function watchedLag(shutdown: Shutdown): EventLoopLag {
  const lag = watchEventLoop();
  shutdown.onStop(lag.stop);
  return lag;
}

async function announceAdmin(shop: Shop): Promise<void> {
  const admin = await shop.account.ensureAdmin();
  if (admin) notify(`Operator account, shown this once: ${admin.email}  password ${admin.password}`);
}

/** Seeds empty tables; never overwrites existing data. @throws StartupError */
async function loadSamples(
  { artworks, searchIndex }: Shop,
  { db, clock }: Pick<ShopDependencies, 'db' | 'clock'>,
  { hasSampleCatalog }: Config,
): Promise<void> {
  if (hasSampleCatalog) {
    const count = await loadSampleCatalog({ db, clock, artworks, searchIndex }, sampleCatalog);
    if (count > 0) notify(`The sample catalog of ${count} patterns is in place.`);
    await loadSampleCollections(db, clock, sampleCollections);
  }
  await loadSampleArticles(db, sampleHelp);
  await loadSamplePages(db, clock, samplePages);
}

/** Closes long-lived streams, then waits for all other requests. */
async function stopServing(server: Server, { changes }: Shop, { noticeMs }: Config): Promise<void> {
  await changes.close();
  await drain(server, { ...farewell, announced: noticeMs });
}

/** Stops pre-rendering and all rendering threads and processes. */
async function closePictures({ idleWarmer }: Shop, renderers: Renderers): Promise<void> {
  const stopped = idleWarmer.stop();
  await renderers.close();
  await stopped;
}

const shopSettings = ({ dataFolder, uploadSpaceBytes, publicUrl, supportEmail, smtp, stripe, ...config }: Config) => ({
  dataFolder,
  uploadSpaceBytes,
  publicUrl,
  supportEmail,
  smtp,
  stripe,
  malwareScanner: config.clamdUrl === null ? null : createClamdScanner(config.clamdUrl),
  incomingMailSecret: config.incomingMailSecret,
  oidcSettings: config.oidc,
  takedownRestoreDays: config.takedownRestoreDays,
  hasTestTools: config.hasSandboxTestTools,
  hasSampleCatalog: config.hasSampleCatalog,
  settings: settingsInForce(process.env),
});

const httpSettings = ({ dataFolder, publicUrl, trustedProxies, metricsToken, isProduction }: Config) => ({
  dataFolder,
  publicUrl,
  trustedProxies,
  metricsToken,
  isProduction,
});

const shutdown = createShutdown();
start(shutdown).catch(async (error: unknown) => {
  // A shutdown during startup closes the database under the running step; that is not a failure.
  if (!shutdown.isStopping()) reportFailure(error);
  await shutdown.stop(error instanceof StartupError ? error.exitCode : 1);
});
