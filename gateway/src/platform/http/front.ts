import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { GraphqlHandler, GraphqlOutcome } from '../graphql/graphql-handler.ts';
import { loggedPath } from './logged-path.ts';
import type { Metrics, RequestKind } from './metrics.ts';
import type { ProxyTrust } from './client-address.ts';
import { factsOf, recordFacts, recordTrace } from './request-facts.ts';
import { traceRequest } from '../tracing/spans.ts';

/** What stands behind the front door. */
export interface FrontOptions {
  readonly graphql: GraphqlHandler;
  /** Everything but GraphQL over POST. */
  readonly app: RequestListener;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Whose word is taken for where a request comes from. */
  readonly trustProxy: ProxyTrust;
}

/**
 * The first listener: gives every request its id, counts and logs it, and takes GraphQL over POST a shorter way than
 * through Express, which alone would cost more than answering from the cache.
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

/** The last resort for a failure nobody foresaw: an id and nothing else. */
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
