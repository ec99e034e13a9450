import express, { type Router } from 'express';
import helmet from 'helmet';
import type { RequestListener } from 'node:http';
import { buildOpenApi } from './openapi.ts';
import type { VisitorReads } from './platform/database/replica/with-replica.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { watchFileStore } from './platform/files/watch-file-store.ts';
import type { CallEnvironment } from './platform/http/bind-call.ts';
import { bodyRate } from './platform/http/body-rate.ts';
import { DirectCalls, headersSetBy } from './platform/http/direct-calls.ts';
import { loadShedding, type EventLoopLag } from './platform/http/load-shedding.ts';
import type { Measure } from './platform/http/measure.ts';
import { createHttpMetrics } from './platform/http/metrics.ts';
import { operationsRoutes } from './platform/http/operations.routes.ts';
import { problemHandler, unknownRoute } from './platform/http/problem-handler.ts';
import { requestContext } from './platform/http/request-context.ts';
import type { JobRuns } from './platform/jobs/job-runs.ts';
import type { Logger } from './platform/logging/logger.ts';
import { mailboxRoutes } from './platform/mail/mailbox.routes.ts';
import { clockRoutes, type TestTime } from './platform/clock/clock.routes.ts';
import { outboxFolder, type Shop } from './shop.ts';

interface AppDependencies {
  readonly shop: Shop;
  readonly logger: Logger;
  readonly publicUrl: string;
  /** Proxies whose `X-Forwarded-For` is trusted for the client address; normally the gateway. */
  readonly trustedProxies: string;
  /** Bearer token for `/metrics`; null restricts it to callers on this machine. */
  readonly metricsToken: string | null;
  readonly dataFolder: string;
  readonly isProduction: boolean;
  /** Null when the system clock is used. */
  readonly testTime: TestTime | null;
  /** Event loop lag. */
  readonly lag: Pick<EventLoopLag, 'milliseconds'>;
  /** Returns the reason requests cannot be served, such as an unresponsive database; null when ready. */
  readonly whyNotReady: () => Promise<string | null>;
  /** Replica reads for anonymous visitors; omitted when there is no replica. */
  readonly visitorReads?: VisitorReads | null;
  readonly files: Pick<FileStore, 'check'>;
  /** Process-level metrics, in addition to those of the shop. */
  readonly measures: readonly Measure[];
  /** Job runs in this process; omitted when it runs no jobs. */
  readonly jobRuns?: Pick<JobRuns, 'metric'>;
}

/** Event loop lag in milliseconds above which calls are refused; beyond it most would miss their deadline. */
const SHEDDING_LAG = 400;

/** The HTTP application; it does not listen. */
export interface App {
  /** Request listener for an HTTP server. */
  readonly listener: RequestListener;
  /** Router with all registered calls. */
  readonly router: Router;
}

/** Paths exempt from load shedding: health checks and metrics must work under overload. */
const answeredAlways = /^\/(?:health\/|metrics$)/;

/** Creates the HTTP application. */
export function createApp(dependencies: AppDependencies): App {
  const { shop, logger, publicUrl, isProduction } = dependencies;
  const metrics = createHttpMetrics(
    [...dependencies.measures, ...shop.measures],
    dependencies.jobRuns ? [dependencies.jobRuns.metric] : [],
  );
  const directCalls = new DirectCalls();
  const environment: CallEnvironment = {
    authenticate: (token) => shop.account.authenticate(token),
    checkResponses: !isProduction,
    requireOn: (name) => shop.shopSwitches.requireOn(name),
    visitorReads: dependencies.visitorReads ?? null,
    directCalls,
  };
  const app = express();
  app.disable('etag');
  // Prevent a trailing slash from matching the collection route: `DELETE /cart/` must not empty the cart.
  app.enable('strict routing');
  app.set('trust proxy', dependencies.trustedProxies);
  // Request logs have fixed fields without user input; skipping redaction saves a third of the cost of a line.
  const requestLog = logger.child({}, { redact: [] });
  app.use(requestContext(requestLog, metrics));
  const secure = securityHeaders(publicUrl);
  app.use(secure);
  app.use(bodyRate());
  const { metricsToken, whyNotReady } = dependencies;
  const hasFiles = watchFileStore(dependencies.files);
  operationsRoutes(app, { metrics, metricsToken, whyNotReady, hasFiles, openApi: buildOpenApi });
  if (!isProduction) mailboxRoutes(app, outboxFolder(dependencies.dataFolder));
  if (dependencies.testTime) clockRoutes(app, environment, dependencies.testTime);
  shop.routes(app, environment);
  app.use(unknownRoute);
  app.use(problemHandler(logger));
  const direct = directCalls.listener(app, { logger: requestLog, metrics, headers: headersSetBy(secure) });
  const listener = loadShedding(direct, {
    lag: dependencies.lag,
    maxLag: SHEDDING_LAG,
    lines: shop.callLines,
    isExempt: (path) => answeredAlways.test(path),
    metrics,
    logger,
  });
  return { listener, router: app.router };
}

/**
 * Returns the security headers middleware. Inline styles are needed by the payment page and the API reference; scripts
 * are restricted to this origin.
 */
function securityHeaders(publicUrl: string) {
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        formAction: ["'self'", new URL(publicUrl).origin],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
  });
}
