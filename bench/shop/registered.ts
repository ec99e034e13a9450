import { currentOperations } from '../../schema/src/operations.ts';
import { valueAt } from '../../e2e/support/graphql.ts';
import type { Question } from './operation.ts';

const identifiers = new Map(
  Object.entries(currentOperations).map(([id, text]) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', id]),
);

interface Asking {
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The token of the session. */
  readonly token?: string;
  /** The apparent client IP address: rate limits are counted by address. */
  readonly address?: string;
  /** Throws unless the data of the response is as expected. */
  readonly check: (data: unknown) => void;
}

/** Returns a question for an operation of the web app, sent by its id as the pages do. */
export function registered(operationName: string, { variables = {}, token, address, check }: Asking): Question {
  const documentId = identifiers.get(operationName);
  if (documentId === undefined) throw new Error(`The web app has no operation ${operationName}.`);
  return {
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ documentId, operationName, variables }) + nextPadding(),
    check: (body) => {
      const answer: unknown = JSON.parse(body);
      const errors = valueAt(answer, 'errors');
      if (errors !== undefined) throw new Error(`answered errors: ${JSON.stringify(errors).slice(0, 200)}`);
      check(valueAt(answer, 'data'));
    },
  };
}

/**
 * Returns padding that makes every body unique: byte-identical concurrent requests share one response. The padding
 * length repeats only long after earlier requests are answered.
 */
function nextPadding(): string {
  bodies += 1;
  return ' '.repeat(bodies % 64);
}
let bodies = 0;

/** Returns a different address each time. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
let addresses = 0;
