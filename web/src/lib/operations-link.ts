import { ApolloLink, Observable } from '@apollo/client';
import { from } from 'rxjs';
import { parseAndCheckHttpResponse } from '@apollo/client/link/http';

/** Milliseconds after which a call is given up. */
const API_TIMEOUT_MS = 10_000;

/** A document with the hash that those carry that are generated. */
interface HashedDocument {
  readonly kind: string;
  readonly __meta__?: { readonly hash: string };
}

const idOf = ({ __meta__: meta }: HashedDocument) => `sha256:${meta?.hash}`;

/** Sends an operation to the gateway, by the identifier under which it has it. */
export function post(operation: ApolloLink.Operation, accept: string, signal: AbortSignal): Promise<Response> {
  const { operationName, query, variables } = operation;
  return fetch('/graphql', {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json', ...operation.getContext()['headers'] },
    body: JSON.stringify({ documentId: idOf(query), operationName, variables }),
    signal,
  });
}

/** Reads a reply that comes whole. */
export const readWhole = (operation: ApolloLink.Operation, response: Response): Promise<ApolloLink.Result> =>
  parseAndCheckHttpResponse(operation)(response);

/** Sends an operation, and gives what is answered: whole, or as it comes. */
export type Send = (
  operation: ApolloLink.Operation,
  unwanted: AbortSignal,
) => Promise<ApolloLink.Result> | Observable<ApolloLink.Result>;

const send: Send = async (operation, unwanted) => {
  const signal = AbortSignal.any([unwanted, AbortSignal.timeout(API_TIMEOUT_MS)]);
  return readWhole(operation, await post(operation, 'application/graphql-response+json', signal));
};

/**
 * Sends operations to the gateway by the identifiers under which it has them: only what is generated has one. The `send` of
 * an operation's context does it another way.
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
