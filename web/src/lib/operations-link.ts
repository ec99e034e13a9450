import { ApolloLink, Observable } from '@apollo/client';
import { parseAndCheckHttpResponse } from '@apollo/client/link/http';

/** Milliseconds after which a call is given up. */
const API_TIMEOUT_MS = 10_000;

/** A document with the hash that those carry that are generated. */
interface HashedDocument {
  readonly kind: string;
  readonly __meta__?: { readonly hash: string };
}

const idOf = ({ __meta__: meta }: HashedDocument) => `sha256:${meta?.hash}`;

/**
 * Sends operations to `/graphql` by the identifiers under which the gateway has them; a call is given up after 10 s. What
 * is not generated has no identifier and is answered nowhere.
 */
export const operationsLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const { operationName, query, variables } = operation;
      const unwanted = new AbortController();
      fetch('/graphql', {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json',
          'content-type': 'application/json',
          ...operation.getContext()['headers'],
        },
        body: JSON.stringify({ documentId: idOf(query), operationName, variables }),
        signal: AbortSignal.any([unwanted.signal, AbortSignal.timeout(API_TIMEOUT_MS)]),
      })
        .then(parseAndCheckHttpResponse(operation))
        .then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      return () => unwanted.abort();
    }),
);
