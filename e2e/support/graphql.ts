/** One GraphQL operation as a page sends it. */
export interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The session to send it with. */
  readonly token?: string;
  /** Where the caller seems to be, for a shop behind a proxy: budgets are counted by address. */
  readonly address?: string;
}

/** Headers and body of an operation's POST. */
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
 * Sends an operation to the shop and gives the answer's data.
 * @throws when the answer has top-level errors
 */
export async function graphql(shopUrl: string, operation: Operation): Promise<unknown> {
  const response = await fetch(`${shopUrl}/graphql`, { method: 'POST', ...graphqlRequest(operation) });
  const answer: unknown = await response.json();
  const errors = valueAt(answer, 'errors');
  if (errors !== undefined) throw new Error(`GraphQL answered ${response.status}: ${JSON.stringify(errors)}`);
  return valueAt(answer, 'data');
}

/** What lies at a path of property names and indexes in parsed JSON; undefined where it ends early. */
export function valueAt(json: unknown, ...keys: readonly (string | number)[]): unknown {
  let value = json;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === String(key))?.[1];
  }
  return value;
}

/** The text at a path in parsed JSON. @throws when there is none */
export function textAt(json: unknown, ...keys: readonly (string | number)[]): string {
  const value = valueAt(json, ...keys);
  if (typeof value !== 'string') throw new Error(`No text at ${keys.join('.')} of ${JSON.stringify(json)}`);
  return value;
}

/** The list at a path in parsed JSON. @throws when there is none */
export function listAt(json: unknown, ...keys: readonly (string | number)[]): readonly unknown[] {
  const value = valueAt(json, ...keys);
  if (!Array.isArray(value)) throw new Error(`No list at ${keys.join('.')} of ${JSON.stringify(json)}`);
  return value;
}
