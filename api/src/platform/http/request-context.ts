import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../logging/logger.ts';
import { traceRequest } from '../tracing/spans.ts';
import type { HttpMetrics } from './metrics.ts';

/** Header with the request id, in requests and responses. */
export const REQUEST_ID_HEADER = 'x-request-id';
const acceptableId = /^[\w.:-]{1,100}$/;

/** Returns the id of the request that a response belongs to. */
export function requestIdOf(response: Response): string {
  return String(response.getHeader(REQUEST_ID_HEADER));
}

/** Returns the client's request id if valid, or a new one. */
export function requestIdFor(offered: string | string[] | undefined): string {
  return typeof offered === 'string' && acceptableId.test(offered) ? offered : randomUUID();
}

/** Logging and metrics of a request. */
interface Report {
  readonly logger: Pick<Logger, 'info'>;
  readonly metrics: Pick<HttpMetrics, 'observe'>;
  readonly requestId: string;
  /** Returns the route pattern; called when the request has finished. */
  readonly routeOf: () => string;
}

/** Counts and logs a request once its response is sent or its connection has closed. */
export function reportOnceOver(
  { method = 'GET' }: IncomingMessage,
  response: ServerResponse,
  { logger, metrics, requestId, routeOf }: Report,
): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const milliseconds = performance.now() - startedAt;
    const route = routeOf();
    const { statusCode: status } = response;
    metrics.observe({ method, route, status, milliseconds });
    logger.info(
      {
        requestId,
        method,
        route,
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        ...(!response.writableFinished && { aborted: true }),
      },
      'request',
    );
  });
}

/** Adopts or generates the request id, echoes it, and reports each finished request once. */
export function requestContext(logger: Logger, metrics: HttpMetrics): RequestHandler {
  return (request, response, next) => {
    // A failed direct call already has its id and is already reported.
    if (response.hasHeader(REQUEST_ID_HEADER)) {
      next();
      return;
    }
    const requestId = requestIdFor(request.headers[REQUEST_ID_HEADER]);
    response.setHeader(REQUEST_ID_HEADER, requestId);
    const routeOf = () => routeIn(request.route);
    reportOnceOver(request, response, { logger, metrics, requestId, routeOf });
    const traced = traceRequest(request.method, request.headers);
    if (!traced) {
      next();
      return;
    }
    response.once('close', () => traced.end({ route: routeOf(), status: response.statusCode }));
    traced.run(next);
  };
}

/** Returns the route pattern rather than the URL, which may hold signed tokens and is unbounded as a metric label. */
function routeIn(route: unknown): string {
  if (typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string') {
    return route.path;
  }
  return 'unmatched';
}
