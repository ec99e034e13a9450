import express from 'express';
import type { Config } from './config.ts';
import type { OpenDatabase } from './open-database.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { watchFileStore } from './platform/files/watch-file-store.ts';
import { keepHealthFile } from './platform/health-file.ts';
import { createHttpMetrics } from './platform/http/metrics.ts';
import { healthRoutes } from './platform/http/operations.routes.ts';
import { problemHandler, unknownRoute } from './platform/http/problem-handler.ts';
import { requestContext } from './platform/http/request-context.ts';
import { createHttpServer, drain, listen } from './platform/http/server.ts';
import type { JobRuns } from './platform/jobs/job-runs.ts';
import { startWorker } from './platform/jobs/worker.ts';
import type { Logger } from './platform/logging/logger.ts';
import type { Shutdown } from './platform/process.ts';
import type { Shop } from './shop.ts';

interface Working {
  readonly shop: Shop;
  readonly logger: Logger;
  readonly files: FileStore;
  readonly jobRuns: JobRuns;
  readonly shutdown: Shutdown;
}

/** Starts the `worker` role. A process with no other role reports its health through a file and an optional port. */
export async function startWorkerRole(config: Config, database: OpenDatabase, working: Working): Promise<void> {
  const { roles, healthFile: file, preparesStatements: isOneOfMany } = config;
  const { shop, logger, jobRuns, shutdown } = working;
  const options = { isOneOfMany, onRun: jobRuns.count };
  const worker = await startWorker(database.pool, shop.jobs, shop.recurringJobs, logger, options);
  shutdown.onStop(() => worker.stop());
  if (roles.api) return;
  const whyNotReady = async () =>
    (await database.whyNotReady()) ?? (worker.isWorking() ? null : 'Jobs are interrupted.');
  shutdown.onStop(await keepHealthFile({ file, whyNotReady, logger }));
  await tellFigures(config, { ...working, measures: database.measures, whyNotReady });
}

interface Told extends Working {
  readonly measures: OpenDatabase['measures'];
  readonly whyNotReady: () => Promise<string | null>;
}

/** Serves only `/metrics` and `/health`, on a separate port if configured. */
async function tellFigures({ host, metricsPort, metricsToken }: Config, told: Told): Promise<void> {
  if (metricsPort === null) return;
  const { logger, shop, jobRuns, whyNotReady } = told;
  const metrics = createHttpMetrics([...told.measures, ...shop.measures], [jobRuns.metric]);
  const app = express();
  app.disable('x-powered-by');
  app.use(requestContext(logger, metrics));
  healthRoutes(app, { metrics, metricsToken, whyNotReady, hasFiles: watchFileStore(told.files) });
  app.use(unknownRoute);
  app.use(problemHandler(logger));
  const server = createHttpServer(app);
  await listen(server, metricsPort, host, 'METRICS_PORT');
  told.shutdown.onStop(() => drain(server, { grace: 1000 }));
}
