/** A GraphQL operation as sent by a page. */
export interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The token of the session. */
  readonly token?: string;
  /** The apparent client IP address, for a shop behind a proxy: rate limits are counted by address. */
  readonly address?: string;
}

/** Returns headers and body of an operation's POST request. */
export function graphqlRequest({ query, variables = {}, token, address }: Operation): {
  headers: Record<string, string>;
  body: string;
} {
  return {
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
    },
    body: JSON.stringify({ query, variables }),
  };
}

/**
 * Sends an operation to the shop and returns the data of the response.
 * @throws if the response has top-level errors
 */
export async function graphql(shopUrl: string, operation: Operation): Promise<unknown> {
  const response = await fetch(`${shopUrl}/graphql`, { method: 'POST', ...graphqlRequest(operation) });
  const answer: unknown = await response.json();
  const errors = valueAt(answer, 'errors');
  if (errors !== undefined) throw new Error(`GraphQL answered ${response.status}: ${JSON.stringify(errors)}`);
  return valueAt(answer, 'data');
}

/** Returns the value at a path of property names and indexes in parsed JSON; undefined if the path ends early. */
export function valueAt(json: unknown, ...keys: readonly (string | number)[]): unknown {
  let value = json;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === String(key))?.[1];
  }
  return value;
}

/** Returns the text at a path in parsed JSON. @throws if there is none */
export function textAt(json: unknown, ...keys: readonly (string | number)[]): string {
  const value = valueAt(json, ...keys);
  if (typeof value !== 'string') throw new Error(`No text at ${keys.join('.')} of ${JSON.stringify(json)}`);
  return value;
}

/** Returns the list at a path in parsed JSON. @throws if there is none */
export function listAt(json: unknown, ...keys: readonly (string | number)[]): readonly unknown[] {
  const value = valueAt(json, ...keys);
  if (!Array.isArray(value)) throw new Error(`No list at ${keys.join('.')} of ${JSON.stringify(json)}`);
  return value;
}
