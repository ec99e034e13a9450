import { createServer, type Server } from 'node:http';
import { registeredOperations } from '@halfdrop/schema/operations';
import pino, { type Logger } from 'pino';
import { type ApisFor, createContext, restApis } from './context.ts';
import { domains } from './domains.ts';
import { executableSchema } from './executable-schema.ts';
import { createPageViews, type PageViews } from './insights/page-views.ts';
import type { BreakerChange } from './platform/breaker.ts';
import { createApollo } from './platform/graphql/apollo.ts';
import { freshnessBy } from './platform/graphql/cache-hints.ts';
import { createGraphqlHandler } from './platform/graphql/graphql-handler.ts';
import { RegisteredOperations } from './platform/graphql/registered-operations.ts';
import { subscriptionReplies } from './platform/graphql/subscription-replies.ts';
import { ChangeFeed } from './platform/live/change-feed.ts';
import { type ChangeSource, restChangeSource } from './platform/live/change-source.ts';
import { MultipartStreams, type StreamLimits } from './platform/live/multipart-streams.ts';
import type { ProxyTrust } from './platform/http/client-address.ts';
import { createApp } from './platform/http/express-app.ts';
import { createFront } from './platform/http/front.ts';
import { gracefulStop } from './platform/http/graceful-stop.ts';
import { healthRoutes } from './platform/http/health.ts';
import { createMetrics, type Metrics } from './platform/http/metrics.ts';
import { createProxy } from './platform/http/proxy.ts';
import { BODY_DEADLINE_MS } from './platform/http/read-body.ts';
import { budgetsOfProcess, sharedBudgets } from './platform/limits/budgets.ts';
import { documentAdmission, type UnregisteredPolicy } from './platform/limits/unregistered-documents.ts';
import { keptReplies, type SharedMemory } from './platform/web/kept-replies.ts';
import type { Caller } from './platform/request-context.ts';
import { UpstreamPool } from './platform/upstream-pool.ts';
import { nobody, type WebApp, webParts } from './pages.ts';

/** Options of a gateway; only the API's URL is required. */
export interface GatewayOptions {
  /** Origin of the REST API. */
  readonly apiUrl: string;
  /** Public origin of the shop, used in canonical URLs and the sitemap. */
  readonly publicUrl?: string;
  readonly logger?: Logger;
  /** True to disable introspection and suggestions in errors. */
  readonly isHardened?: boolean;
  /** False to disable the Apollo Sandbox page on `/graphql`. */
  readonly hasSandbox?: boolean;
  /** Folder of the local GraphQL explorer, served alongside Sandbox; not served when omitted. */
  readonly explorerFolder?: string | undefined;
  /** Timeout of one REST call in milliseconds. */
  readonly upstreamTimeoutMs?: number;
  /** Milliseconds within which a request body must arrive. */
  readonly bodyDeadlineMs?: number;
  /** Milliseconds to keep serving after a stop request while reporting not ready. */
  readonly noticeMs?: number;
  /** Milliseconds after which rendering a page is aborted. */
  readonly renderTimeoutMs?: number;
  readonly responseCacheBytes?: number;
  /** Cache and counters shared between gateways; when omitted, this gateway keeps its own. */
  readonly shared?: SharedMemory | undefined;
  /** Interval in milliseconds at which the edition is checked to invalidate caches; never checked when omitted. */
  readonly editionEveryMs?: number;
  /** Milliseconds until searches reflect a change; defaults to the API's own delay. */
  readonly settledAfterMs?: number;
  /** Policy for documents not registered by the web app; they are allowed when omitted. */
  readonly unregistered?: UnregisteredPolicy;
  /** Proxies trusted to report the client address; none when omitted. */
  readonly trustProxy?: ProxyTrust;
  /** Token required to read metrics; without it, metrics are available only from this machine. */
  readonly metricsToken?: string | undefined;
  /** The built web app: its folder and index.html; without it, no pages are served. */
  readonly web?: WebApp;
  /** Replaces the REST calls in tests. */
  readonly apisFor?: ApisFor;
  /** Replaces the API's change stream in tests. */
  readonly changeSource?: ChangeSource;
  readonly streamLimits?: StreamLimits;
  /** True to also collect memory, CPU and event loop metrics of the process. */
  readonly withProcessMetrics?: boolean;
}

/** A gateway that is not listening yet. */
export interface Gateway {
  readonly server: Server;
  /** Stops accepting connections, completes accepted requests within `graceMs`, then shuts down. Idempotent. */
  readonly stop: (graceMs?: number) => Promise<void>;
}

const defaults = {
  trustProxy: 0,
  publicUrl: 'http://localhost:4000',
  upstreamTimeoutMs: 2500,
  bodyDeadlineMs: BODY_DEADLINE_MS,
  renderTimeoutMs: 2000,
  responseCacheBytes: 32 * 1024 * 1024,
};
const connectionLimits = {
  // Covers an 8 MB upload chunk at the minimum rate of a streamed body; small bodies have their own deadline.
  requestTimeout: 20 * 60_000,
  headersTimeout: 10_000,
  maxHeaderSize: 16_384,
};
/** Keep-alive timeout in milliseconds; behind a proxy, it exceeds the time for which proxies reuse connections. */
const idleMsOf = (trust: ProxyTrust) => (trust === 0 ? 10_000 : 75_000);
const freshnessOf = freshnessBy(
  Object.assign({}, ...domains.map((domain) => ('freshSeconds' in domain ? domain.freshSeconds : {}))),
);
const operations = new RegisteredOperations(executableSchema, registeredOperations);

/** Creates the gateway: GraphQL, the API proxy, pages and operational endpoints on one HTTP server. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { apiUrl, publicUrl, upstreamTimeoutMs, bodyDeadlineMs, renderTimeoutMs, responseCacheBytes, trustProxy } = {
    ...defaults,
    ...options,
  };
  const logger = options.logger ?? pino({ level: 'silent' });
  const metrics = createMetrics({ withProcess: options.withProcessMetrics, isRedisUp: options.shared?.redis.isUp });
  const { calls, passThrough, changes } = upstreamPools(apiUrl, logger);
  const apisFor = options.apisFor ?? restApis(calls, upstreamTimeoutMs, callListeners(metrics, logger));

  const apollo = createApollo({ ...options, schema: executableSchema, freshnessOf, logger });
  await apollo.start();
  const live = liveParts(options, changes, metrics);
  const contextFor = (caller: Caller) => createContext(apisFor, live.changes, caller);
  const pageViews = viewsToldBy(apisFor);
  const kept = keptReplies({ ...options, responseCacheBytes, ...sharingOf(apisFor, metrics) });
  const graphql = createGraphqlHandler({
    apollo,
    operations,
    admit: admissionOf(options),
    freshnessOf,
    begin: live.begin,
    onOperation: metrics.operation,
    contextFor,
    bodyDeadlineMs,
    cache: kept.replies,
    onAnswered: pageViews.answered,
  });

  const server = createServer({ ...connectionLimits, keepAliveTimeout: idleMsOf(trustProxy) });
  const drain = gracefulStop(server);
  const serving = { logger, siteUrl: publicUrl, renderTimeoutMs };
  const app = createApp({
    ...serving,
    ...webParts({ ...serving, web: options.web, apisFor, changes: live.changes, apollo, operations, bodyDeadlineMs }),
    graphql,
    proxy: createProxy({ dispatcher: passThrough, logger, bodyDeadlineMs }),
    health: healthRoutes({ dispatcher: calls, isDraining: drain.isDraining }),
    metrics,
    metricsToken: options.metricsToken,
    folders: { web: options.web?.folder, explorer: options.explorerFolder },
    onPageServed: pageViews.served,
    pageCache: kept.pages,
  });
  server.on('request', createFront({ graphql, app, logger, metrics, trustProxy }));

  let stopping: Promise<void> | undefined;
  const stop = async (graceMs: number) => {
    await drain.announce(options.noticeMs);
    for (const each of [kept, live]) each.stop();
    await drain.stop(graceMs);
    await Promise.all([apollo.stop(), pageViews.stop()]);
    await Promise.all([calls, passThrough, changes].map((pool) => pool.destroy()));
  };
  return { server, stop: (graceMs = 4000) => (stopping ??= stop(graceMs)) };
}

/** Creates the admission check for unregistered documents, counted across gateways if they share Redis. */
function admissionOf({ unregistered = 'allow', shared }: GatewayOptions) {
  return documentAdmission(unregistered, shared ? sharedBudgets(shared.redis) : budgetsOfProcess);
}

/** Options for sharing replies, and the metrics callback. */
function sharingOf(apisFor: ApisFor, { sharedReply: onShared }: Pick<Metrics, 'sharedReply'>) {
  const { staff } = apisFor(nobody('shop-edition'));
  return { readEdition: () => staff.edition(), onShared };
}

/** Creates the parts of subscriptions: the change feed and the streams that deliver it. */
function liveParts(
  { changeSource, streamLimits: limits }: GatewayOptions,
  connections: UpstreamPool,
  metrics: Metrics,
) {
  const changes = new ChangeFeed(changeSource ?? restChangeSource(connections));
  const streams = new MultipartStreams(limits);
  metrics.watchStreams(() => streams.count);
  const stop = () => {
    changes.stop();
    streams.stop();
  };
  return { changes, begin: subscriptionReplies({ schema: executableSchema, streams }), stop };
}

/** Reports page views to the API anonymously. */
function viewsToldBy(apisFor: ApisFor): PageViews {
  return createPageViews((views) => apisFor(nobody('page-views')).insights.addViews(views));
}

/** Listeners for API calls and for calls refused by an open breaker. */
function callListeners({ upstream: onExchange, breakerOpened }: Metrics, logger: Logger) {
  const onBreaker = (call: string, change: BreakerChange) => {
    if (change !== 'closed') breakerOpened(call);
    if (change === 'opened')
      logger.warn({ call }, 'The api does not answer this call: it is refused until one is answered');
    if (change === 'closed') logger.info({ call }, 'The api answers this call again');
  };
  return { onExchange, onBreaker };
}

/** Connection pools to the API: few connections for GraphQL calls, many for proxied requests such as pictures. */
function upstreamPools(apiUrl: string, logger: Logger) {
  const onReplaced = () => logger.error('Connections to the api were stuck and have been replaced');
  const shared = { allowH2: false, onReplaced };
  return {
    calls: new UpstreamPool(apiUrl, { ...shared, connections: 64, connect: { timeout: 1000 } }),
    passThrough: new UpstreamPool(apiUrl, {
      ...shared,
      connections: 256,
      headersTimeout: 30_000,
      bodyTimeout: 60_000,
    }),
    // The change stream, and its successor while the old one is closing.
    changes: new UpstreamPool(apiUrl, { ...shared, connections: 2, headersTimeout: 10_000, bodyTimeout: 15_000 }),
  };
}
