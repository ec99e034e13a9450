import { ApolloLink, Observable } from '@apollo/client';
import { from } from 'rxjs';
import { parseAndCheckHttpResponse } from '@apollo/client/link/http';

/** Timeout of a call, in milliseconds. */
const API_TIMEOUT_MS = 10_000;

/** A generated document, which carries its hash. */
interface HashedDocument {
  readonly kind: string;
  readonly __meta__?: { readonly hash: string };
}

const idOf = ({ __meta__: meta }: HashedDocument) => `sha256:${meta?.hash}`;

/** Posts an operation to the gateway by its persisted id. */
export function post(operation: ApolloLink.Operation, accept: string, signal: AbortSignal): Promise<Response> {
  const { operationName, query, variables } = operation;
  return fetch('/graphql', {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json', ...operation.getContext()['headers'] },
    body: JSON.stringify({ documentId: idOf(query), operationName, variables }),
    signal,
  });
}

/** Reads a complete, non-streamed response. */
export const readWhole = (operation: ApolloLink.Operation, response: Response): Promise<ApolloLink.Result> =>
  parseAndCheckHttpResponse(operation)(response);

/** Sends an operation and emits its result, or its results as they arrive. */
export type Send = (
  operation: ApolloLink.Operation,
  unwanted: AbortSignal,
) => Promise<ApolloLink.Result> | Observable<ApolloLink.Result>;

const send: Send = async (operation, unwanted) => {
  const signal = AbortSignal.any([unwanted, AbortSignal.timeout(API_TIMEOUT_MS)]);
  return readWhole(operation, await post(operation, 'application/graphql-response+json', signal));
};

/**
 * Sends operations to the gateway by persisted id; only generated documents have one. An operation's
 * context may override `send`.
 */
export const operationsLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const unwanted = new AbortController();
      const sendBy: Send = operation.getContext()['send'] ?? send;
      from(sendBy(operation, unwanted.signal)).subscribe(observer);
      return () => unwanted.abort();
    }),
);
