import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { topLevelError } from '../errors.ts';
import { RestFailure } from '../rest-failure.ts';

/** Codes about the request itself that may be sent to clients, in addition to the error table. */
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

/** Decides what clients see of an error: coded failures unchanged, everything else masked as `INTERNAL`. */
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
