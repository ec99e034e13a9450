import { randomUUID } from 'node:crypto';
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

/** Takes over the caller's request id or makes one, echoes it, and reports each finished request once. */
export function requestContext(logger: Logger, metrics: HttpMetrics): RequestHandler {
  return (request, response, next) => {
    response.setHeader(REQUEST_ID_HEADER, requestIdFor(request.headers[REQUEST_ID_HEADER]));
    const startedAt = performance.now();
    const traced = traceRequest(request.method, request.headers);
    response.once('close', () => {
      const milliseconds = performance.now() - startedAt;
      const route = routeOf(request.route);
      metrics.observe({ method: request.method, route, status: response.statusCode, milliseconds });
      traced?.end({ route, status: response.statusCode });
      logger.info(
        {
          requestId: requestIdOf(response),
          method: request.method,
          route,
          status: response.statusCode,
          milliseconds: Math.round(milliseconds * 10) / 10,
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    if (traced) traced.run(next);
    else next();
  };
}

/** The pattern, not the address: addresses may carry signed tokens and have no bound on their number. */
function routeOf(route: unknown): string {
  if (typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string') {
    return route.path;
  }
  return 'unmatched';
}
