import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { topLevelError } from '../errors.ts';
import { RestFailure } from '../rest-failure.ts';

/** Codes that may be sent to clients besides those of the error table: they speak of the request itself. */
export const requestCodes: ReadonlySet<unknown> = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'OPERATION_TOO_COSTLY',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);
const publicCodes = new Set<unknown>([
  ...requestCodes,
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'TOO_MANY_ERRORS',
  'UNAUTHENTICATED',
  'UPSTREAM_UNAVAILABLE',
]);

/** The one place that decides what a client is told: coded failures as they are, all else masked as `INTERNAL`. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  const told = original instanceof RestFailure ? { ...formatted, ...topLevelError(original).toJSON() } : formatted;
  const place = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  if (!publicCodes.has(told.extensions?.['code'])) {
    return { message: 'Something went wrong on our side.', ...place, extensions: { code: 'INTERNAL' } };
  }
  const { stacktrace: _never, ...extensions } = told.extensions ?? {};
  return { message: told.message, ...place, extensions };
}
