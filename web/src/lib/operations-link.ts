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

async function send(operation: ApolloLink.Operation, unwanted: AbortSignal): Promise<ApolloLink.Result> {
  const { operationName, query, variables } = operation;
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json',
      'content-type': 'application/json',
      ...operation.getContext()['headers'],
    },
    body: JSON.stringify({ documentId: idOf(query), operationName, variables }),
    signal: AbortSignal.any([unwanted, AbortSignal.timeout(API_TIMEOUT_MS)]),
  });
  return parseAndCheckHttpResponse(operation)(response);
}

/** Sends operations to the gateway by the identifiers under which it has them: only what is generated has one. */
export const operationsLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const unwanted = new AbortController();
      from(send(operation, unwanted.signal)).subscribe(observer);
      return () => unwanted.abort();
    }),
);
