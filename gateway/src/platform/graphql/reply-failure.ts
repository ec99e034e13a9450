import { Reply } from '../http/reply.ts';

/** Headers of every reply to `/graphql`. */
export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};

/** A reply that refuses a request before any operation is run. */
export function failure(
  status: number,
  message: string,
  extensions: object = { code: 'BAD_REQUEST' },
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return new Reply(status, { ...JSON_HEADERS, ...headers }, JSON.stringify({ errors: [{ message, extensions }] }));
}
