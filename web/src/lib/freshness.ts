import { ApolloLink } from '@apollo/client';
import type { ApolloClient, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { tap } from 'rxjs';

/** Milliseconds during which a list of patterns is shown without asking again. */
export const FRESH_MS = 2 * 60_000;
/** Milliseconds during which a list of patterns is shown at once while it is asked for again. */
export const KEPT_MS = 5 * 60_000;

/** How a list is read, by its age. */
export type ListFetchPolicy = 'cache-first' | 'cache-and-network' | 'network-only';

/** Fresh lists come from the cache, older ones are shown and refreshed, the oldest are loaded anew. */
function fetchPolicyAt(ageMs: number): ListFetchPolicy {
  if (ageMs < FRESH_MS) return 'cache-first';
  return ageMs < KEPT_MS ? 'cache-and-network' : 'network-only';
}

function keyOf(operationName: string, variables: OperationVariables): string {
  return `${operationName}:${JSON.stringify(variables)}`;
}

/** Remembers when each reply came in. What was there from the start, the server's pages, is as old as this object. */
export class ReplyAges {
  readonly #startedAt = Date.now();
  readonly #repliedAt = new Map<string, number>();

  /** Passes operations on and notes when their data arrives. */
  readonly link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (errors) return;
        this.#repliedAt.set(keyOf(operation.operationName ?? '', operation.variables), Date.now());
      }),
    ),
  );

  /** Milliseconds since the reply to the operation and variables that `key` names. */
  ageOf(key: string): number {
    return Date.now() - (this.#repliedAt.get(key) ?? this.#startedAt);
  }
}

const agesByClient = new WeakMap<ApolloClient, ReplyAges>();

/** Gives a client its reply ages, for {@link useListFetchPolicy}. */
export function rememberAges(client: ApolloClient, ages: ReplyAges): void {
  agesByClient.set(client, ages);
}

/**
 * How to read a list, decided once per operation and variables: fresh for 2 minutes, kept for 5.
 * A client without ages reads from its cache first.
 */
export function useListFetchPolicy(operationName: string, variables: OperationVariables): ListFetchPolicy {
  const ages = agesByClient.get(useApolloClient());
  const key = keyOf(operationName, variables);
  return useMemo(() => (ages ? fetchPolicyAt(ages.ageOf(key)) : 'cache-first'), [ages, key]);
}

/** Whether what an operation answered is older than a list may be shown without asking again. */
export function isStale(client: ApolloClient, operationName: string, variables: OperationVariables): boolean {
  const ages = agesByClient.get(client);
  return ages !== undefined && ages.ageOf(keyOf(operationName, variables)) >= FRESH_MS;
}
