import { listAt, textAt, valueAt } from '../../e2e/support/graphql.ts';
import { dataOf } from '../shop/answer.ts';
import { nextAddress, registered } from '../shop/registered.ts';

/** The shop understood a request and refused it. */
export class Refusal extends Error {
  /** The payload of the mutation, with its errors. */
  readonly payload: unknown;
  /** The names of the errors. */
  readonly reasons: readonly string[];

  constructor(operation: string, payload: unknown) {
    const errors = listAt(payload, 'errors');
    const reasons = errors.map((error) => textAt(error, '__typename'));
    super(`${operation} was refused: ${reasons.join(', ')}: ${textAt(errors, 0, 'message')}`);
    this.payload = payload;
    this.reasons = reasons;
  }
}

/** Inputs of an operation. */
interface Asked {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token: string;
}

/**
 * Sends an operation of the web app, as its pages do.
 * @returns the value of its only root field
 * @throws Refusal if the shop refuses
 */
export type Ask = (operation: string, asked: Asked) => Promise<unknown>;

/** Creates the client for a shop. */
export function createAsk(url: string): Ask {
  return async (operation, { variables = {}, token }) => {
    const question = registered(operation, { variables, token, address: nextAddress(), check: () => undefined });
    const data = await dataOf(url, question);
    const [payload]: unknown[] = Object.values(typeof data === 'object' && data !== null ? data : {});
    const errors = valueAt(payload, 'errors');
    if (Array.isArray(errors) && errors.length > 0) throw new Refusal(operation, payload);
    return payload;
  };
}

/** Returns the number at a path in parsed JSON. @throws if there is none */
export function numberAt(json: unknown, ...keys: readonly (string | number)[]): number {
  const value = valueAt(json, ...keys);
  if (typeof value !== 'number') throw new Error(`No number at ${keys.join('.')} of ${JSON.stringify(json)}`);
  return value;
}
