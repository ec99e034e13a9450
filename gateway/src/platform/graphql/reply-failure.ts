import { Reply } from '../http/reply.ts';

/** Headers of every reply from `/graphql`. */
export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};

/** Creates a reply that rejects a request before execution. */
export function failure(
  status: number,
  message: string,
  extensions: object = { code: 'BAD_REQUEST' },
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return new Reply(status, { ...JSON_HEADERS, ...headers }, JSON.stringify({ errors: [{ message, extensions }] }));
}

/** Reply content type for common `Accept` values; any other value is handled by Apollo. */
export const contentTypes = new Map<string | undefined, string>([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
]);
