import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../logging/logger.ts';
import { traceRequest } from '../tracing/spans.ts';
import type { HttpMetrics } from './metrics.ts';

/** Names a request, in calls and answers. */
export const REQUEST_ID_HEADER = 'x-request-id';
const acceptableId = /^[\w.:-]{1,100}$/;

/** The id of the request this answer belongs to. */
export function requestIdOf(response: Response): string {
  return String(response.getHeader(REQUEST_ID_HEADER));
}

/** The id that a caller gave its request, or a new one. */
export function requestIdFor(offered: string | string[] | undefined): string {
  return typeof offered === 'string' && acceptableId.test(offered) ? offered : randomUUID();
}

/** How a request is told of. */
interface Report {
  readonly logger: Pick<Logger, 'info'>;
  readonly metrics: Pick<HttpMetrics, 'observe'>;
  readonly requestId: string;
  /** The pattern of its address; asked for when the request is over. */
  readonly routeOf: () => string;
}

/** Counts and logs a request once its answer is out or its connection has closed. */
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

/** Takes over the caller's request id or makes one, echoes it, and reports each finished request once. */
export function requestContext(logger: Logger, metrics: HttpMetrics): RequestHandler {
  return (request, response, next) => {
    // A direct call that failed has its id already, and is reported.
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

/** The pattern, not the address: addresses may carry signed tokens and have no bound on their number. */
function routeIn(route: unknown): string {
  if (typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string') {
    return route.path;
  }
  return 'unmatched';
}
