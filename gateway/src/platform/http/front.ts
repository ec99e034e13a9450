import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { GraphqlHandler, GraphqlOutcome } from '../graphql/graphql-handler.ts';
import { loggedPath } from './logged-path.ts';
import type { Metrics, RequestKind } from './metrics.ts';
import type { ProxyTrust } from './client-address.ts';
import { factsOf, recordFacts, recordTrace } from './request-facts.ts';
import { traceRequest } from '../tracing/spans.ts';

/** Handlers behind the front. */
export interface FrontOptions {
  readonly graphql: GraphqlHandler;
  /** Handles everything but GraphQL over POST. */
  readonly app: RequestListener;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Proxies trusted to report the client address. */
  readonly trustProxy: ProxyTrust;
}

/**
 * Creates the first listener: assigns request ids, counts and logs requests, and routes GraphQL over POST around
 * Express, which alone would cost more than a cache hit.
 */
export function createFront({ graphql, app, logger, metrics, trustProxy }: FrontOptions): RequestListener {
  function account(request: IncomingMessage, response: ServerResponse, startedAt: number, outcome?: GraphqlOutcome) {
    const seconds = (performance.now() - startedAt) / 1000;
    const status = outcome === 'stream' || response.writableEnded ? response.statusCode : 499;
    metrics.request(kindOf(request), status, seconds);
    if (outcome) metrics.graphqlCache(outcome);
    const level = outcome === 'hit' ? 'debug' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    const { method } = request;
    const path = loggedPath(request.url ?? '/');
    const milliseconds = Math.round(seconds * 1e5) / 100;
    logger[level]({ requestId: factsOf(request).requestId, method, path, status, milliseconds, outcome }, 'request');
  }

  function answer(request: IncomingMessage, response: ServerResponse, startedAt: number): void {
    if (request.method === 'POST' && pathOf(request) === '/graphql') {
      graphql(request, response).then(
        (outcome) => account(request, response, startedAt, outcome),
        (error: unknown) => fail(logger, error, request, response),
      );
      return;
    }
    response.setHeader('x-request-id', factsOf(request).requestId);
    response.once('close', () => account(request, response, startedAt));
    app(request, response);
  }

  return (request, response) => {
    const startedAt = performance.now();
    recordFacts(request, trustProxy);
    const traced = kindOf(request) !== 'operations' && traceRequest(request, response, factsOf(request).requestId);
    if (traced) recordTrace(request, traced);
    answer(request, response, startedAt);
  };
}

/** Handles unexpected failures by replying with only a request id. */
export function fail(logger: Logger, error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const { requestId } = factsOf(request);
  if (request.destroyed && response.destroyed) return;
  logger.error({ requestId, err: error }, 'Unforeseen failure');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  const message = 'Something went wrong on our side.';
  response.end(JSON.stringify({ errors: [{ message, extensions: { code: 'INTERNAL', requestId } }] }));
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function kindOf(request: IncomingMessage): RequestKind {
  const path = pathOf(request);
  if (path === '/graphql') return 'graphql';
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/health/') || path === '/metrics') return 'operations';
  return 'page';
}
