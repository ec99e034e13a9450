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

/** What a gateway is made of; only the api's address is needed. */
export interface GatewayOptions {
  /** Origin of the REST api. */
  readonly apiUrl: string;
  /** Origin of the shop as people use it: for canonical addresses and the sitemap. */
  readonly publicUrl?: string;
  readonly logger?: Logger;
  /** True: no introspection, no suggestions in errors. */
  readonly isHardened?: boolean;
  /** False: `/graphql` is no page of Apollo Sandbox. */
  readonly hasSandbox?: boolean;
  /** Folder of the local GraphQL explorer, which stands beside Sandbox; without it there is none. */
  readonly explorerFolder?: string | undefined;
  /** Milliseconds for one REST call. */
  readonly upstreamTimeoutMs?: number;
  /** Milliseconds in which the body of a request has to be there. */
  readonly bodyDeadlineMs?: number;
  /** Milliseconds for which it goes on when it is told to stop, while it says that it is not ready. */
  readonly noticeMs?: number;
  /** Milliseconds after which the render of a page is given up. */
  readonly renderTimeoutMs?: number;
  readonly responseCacheBytes?: number;
  /** What gateways keep and count in together; left out, this one does so alone. */
  readonly shared?: SharedMemory | undefined;
  /** Milliseconds after which it looks again whether what it keeps is out of date; left out, it never looks. */
  readonly editionEveryMs?: number;
  /** Milliseconds from a change until searches know of it; those of the api when left out. */
  readonly settledAfterMs?: number;
  /** What is done with documents that the web app has not registered; they are answered when left out. */
  readonly unregistered?: UnregisteredPolicy;
  /** Whose word is taken for where a request comes from; nobody's when left out. */
  readonly trustProxy?: ProxyTrust;
  /** Who has it may read metrics; without one, only this machine may. */
  readonly metricsToken?: string | undefined;
  /** The built web app: its folder and index.html; without it there are no pages. */
  readonly web?: WebApp;
  /** Stands for the REST calls in tests. */
  readonly apisFor?: ApisFor;
  /** Stands for the api's stream of changes in tests. */
  readonly changeSource?: ChangeSource;
  readonly streamLimits?: StreamLimits;
  /** True: counts memory, CPU and event loop of the process too. */
  readonly withProcessMetrics?: boolean;
}

/** A gateway that does not listen yet. */
export interface Gateway {
  readonly server: Server;
  /** Stops accepting, answers what was accepted within `graceMs`, then ends. Safe to call twice. */
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
  // A piece of an upload, 8 MB, at the least pace of a streamed body; small bodies have a deadline of their own.
  requestTimeout: 20 * 60_000,
  headersTimeout: 10_000,
  maxHeaderSize: 16_384,
};
/** Milliseconds that a connection is kept without a request: those of a proxy for longer than proxies use them again. */
const idleMsOf = (trust: ProxyTrust) => (trust === 0 ? 10_000 : 75_000);
const freshnessOf = freshnessBy(
  Object.assign({}, ...domains.map((domain) => ('freshSeconds' in domain ? domain.freshSeconds : {}))),
);
const operations = new RegisteredOperations(executableSchema, registeredOperations);

/** Builds the gateway: GraphQL, the way through to the api, pages and operations, on one HTTP server. */
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

/** Who may ask what is not registered, and how much: counted with other gateways where they share a Redis. */
function admissionOf({ unregistered = 'allow', shared }: GatewayOptions) {
  return documentAdmission(unregistered, shared ? sharedBudgets(shared.redis) : budgetsOfProcess);
}

/** What sharing replies needs to know, and whom it tells. */
function sharingOf(apisFor: ApisFor, { sharedReply: onShared }: Pick<Metrics, 'sharedReply'>) {
  const { staff } = apisFor(nobody('shop-edition'));
  return { readEdition: () => staff.edition(), onShared };
}

/** What subscriptions are made of: who hears of changes, and the streams that tell of them. */
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

/** Views are told by the gateway itself, and for nobody. */
function viewsToldBy(apisFor: ApisFor): PageViews {
  return createPageViews((views) => apisFor(nobody('page-views')).insights.addViews(views));
}

/** Who is told of the calls of the api, and of those that are refused while it does not answer them. */
function callListeners({ upstream: onExchange, breakerOpened }: Metrics, logger: Logger) {
  const onBreaker = (call: string, change: BreakerChange) => {
    if (change !== 'closed') breakerOpened(call);
    if (change === 'opened')
      logger.warn({ call }, 'The api does not answer this call: it is refused until one is answered');
    if (change === 'closed') logger.info({ call }, 'The api answers this call again');
  };
  return { onExchange, onBreaker };
}

/** The connections to the api: few for the calls of GraphQL, many for what is passed through, such as pictures. */
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
    // The one stream of changes, and the next before this one is gone.
    changes: new UpstreamPool(apiUrl, { ...shared, connections: 2, headersTimeout: 10_000, bodyTimeout: 15_000 }),
  };
}
