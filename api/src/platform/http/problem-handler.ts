import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from '../logging/logger.ts';
import { CallerGone } from './caller-gone.ts';
import { isDiskFull, isUnavailability } from './unavailability.ts';
import { Problem, problemBody, type ProblemCode } from './problem.ts';
import { requestIdOf } from './request-context.ts';

/** Rejects requests that match no route. */
export const unknownRoute: RequestHandler = () => {
  throw new Problem('not_found', { message: 'There is nothing at this address.' });
};

/** Converts errors into problem responses. Unexpected errors are logged once and reveal only their request id. */
export function problemHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (error instanceof CallerGone) return;
    const requestId = requestIdOf(response);
    const problem = asProblem(error);
    if (problem.status >= 500)
      logger.error({ requestId, err: error }, isDiskFull(error) ? 'the disk is full' : problem.code);
    if (response.headersSent) {
      next(error);
      return;
    }
    const retryAfter = problem.details.retryAfterSeconds ?? (problem.status === 503 ? 1 : null);
    if (retryAfter !== null) response.setHeader('retry-after', String(retryAfter));
    for (const name of ['cache-control', 'etag', 'last-modified', 'content-disposition']) response.removeHeader(name);
    response
      .status(problem.status)
      .type('application/problem+json')
      .send(JSON.stringify(problemBody(problem, requestId)));
  };
}

/** Errors of the body parser and of file sending, by their library names. */
const libraryFailures: Record<string, ProblemCode> = {
  'entity.parse.failed': 'malformed_json',
  'entity.too.large': 'payload_too_large',
};

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailability(error)) return new Problem('unavailable', { cause: error });
  const named = libraryFailures[textProperty(error, 'type')];
  if (named) return new Problem(named, { cause: error });
  const status = statusOf(error);
  if (status === 404) return new Problem('not_found', { cause: error });
  if (status === 416) return new Problem('range_not_satisfiable', { cause: error });
  if (status >= 400 && status < 500) return new Problem('malformed_request', { cause: error });
  return new Problem('internal', { cause: error });
}

function textProperty(value: unknown, key: string): string {
  const property: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof property === 'string' ? property : '';
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 0;
  return typeof error.status === 'number' ? error.status : 0;
}
