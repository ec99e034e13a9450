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
  /** Whose word is taken for a caller's address: where the gateway runs. */
  readonly trustedProxies: string;
  /** The bearer token of `/metrics`; null to serve it to callers on this machine alone. */
  readonly metricsToken: string | null;
  readonly dataFolder: string;
  readonly isProduction: boolean;
  /** Null where the time is the machine's. */
  readonly testTime: TestTime | null;
  /** How late the event loop is. */
  readonly lag: Pick<EventLoopLag, 'milliseconds'>;
  /** Why requests cannot be served now, such as a database that does not answer; null while they can. */
  readonly whyNotReady: () => Promise<string | null>;
  /** Reads for visitors where there is a replica of the database; left out, there is none. */
  readonly visitorReads?: VisitorReads | null;
  readonly files: Pick<FileStore, 'check'>;
  /** What operators watch of the process, beside the shop. */
  readonly measures: readonly Measure[];
  /** What jobs did in this process; left out where none run. */
  readonly jobRuns?: Pick<JobRuns, 'metric'>;
}

/** Later than so many milliseconds, calls are refused: with what they take themselves, most would miss their deadline. */
const SHEDDING_LAG = 400;

/** The HTTP application; it does not listen. */
export interface App {
  /** Answers requests, for a server. */
  readonly listener: RequestListener;
  /** The calls it serves. */
  readonly router: Router;
}

/** Whoever looks after the process has to see how it is while it is overloaded. */
const answeredAlways = /^\/(?:health\/|metrics$)/;

/** Builds the HTTP application. */
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
  // An empty segment is no way to the route of the whole: `DELETE /cart/` does not empty the cart.
  app.enable('strict routing');
  app.set('trust proxy', dependencies.trustedProxies);
  // Its lines have fixed fields, none of which is filled by people: to look for those would be a third of a line's cost.
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

/** Inline styles serve the payment page and the reference; scripts come from this origin alone. */
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
