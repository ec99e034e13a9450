import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../logging/logger.ts';
import type { HttpMetrics } from './metrics.ts';

const header = 'x-request-id';
const acceptableId = /^[\w.:-]{1,100}$/;

/** The id of the request this answer belongs to. */
export function requestIdOf(response: Response): string {
  return String(response.getHeader(header));
}

/** Takes over the caller's request id or makes one, echoes it, and reports each finished request once. */
export function requestContext(logger: Logger, metrics: HttpMetrics): RequestHandler {
  return (request, response, next) => {
    const offered = request.get(header);
    response.setHeader(header, offered !== undefined && acceptableId.test(offered) ? offered : randomUUID());
    const startedAt = performance.now();
    response.once('close', () => {
      const milliseconds = performance.now() - startedAt;
      const route = routeOf(request.route);
      metrics.observe({ method: request.method, route, status: response.statusCode, milliseconds });
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
    next();
  };
}

/** The pattern, not the address: addresses may carry signed tokens and have no bound on their number. */
function routeOf(route: unknown): string {
  if (typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string') {
    return route.path;
  }
  return 'unmatched';
}
