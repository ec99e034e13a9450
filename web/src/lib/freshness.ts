import { ApolloLink } from '@apollo/client';
import type { ApolloClient, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { tap } from 'rxjs';

/** How long a list of patterns is served from the cache alone, in milliseconds. */
export const FRESH_MS = 2 * 60_000;
/** How long a cached list of patterns is shown while it is refetched, in milliseconds. */
export const KEPT_MS = 5 * 60_000;

/** Fetch policies for lists, chosen by age. */
export type ListFetchPolicy = 'cache-first' | 'cache-and-network' | 'network-only';

/**
 * Returns the fetch policy by age: fresh lists come from the cache, stale ones are shown and
 * refetched, the oldest reloaded.
 */
function fetchPolicyAt(ageMs: number): ListFetchPolicy {
  if (ageMs < FRESH_MS) return 'cache-first';
  return ageMs < KEPT_MS ? 'cache-and-network' : 'network-only';
}

function keyOf(operationName: string, variables: OperationVariables): string {
  return `${operationName}:${JSON.stringify(variables)}`;
}

/** Records when each reply arrived. Initial data from the server is as old as this object. */
export class ReplyAges {
  readonly #startedAt = Date.now();
  readonly #repliedAt = new Map<string, number>();

  /** Forwards operations and records when their data arrives. */
  readonly link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (errors) return;
        this.#repliedAt.set(keyOf(operation.operationName ?? '', operation.variables), Date.now());
      }),
    ),
  );

  /** Returns the age in milliseconds of the reply to the operation and variables identified by `key`. */
  ageOf(key: string): number {
    return Date.now() - (this.#repliedAt.get(key) ?? this.#startedAt);
  }
}

const agesByClient = new WeakMap<ApolloClient, ReplyAges>();

/** Associates reply ages with a client, for {@link useListFetchPolicy}. */
export function rememberAges(client: ApolloClient, ages: ReplyAges): void {
  agesByClient.set(client, ages);
}

/**
 * Returns the fetch policy of a list, decided once per operation and variables: fresh for 2 minutes, kept for 5.
 * Clients without recorded ages read from the cache first.
 */
export function useListFetchPolicy(operationName: string, variables: OperationVariables): ListFetchPolicy {
  const ages = agesByClient.get(useApolloClient());
  const key = keyOf(operationName, variables);
  return useMemo(() => (ages ? fetchPolicyAt(ages.ageOf(key)) : 'cache-first'), [ages, key]);
}

/** Returns whether an operation's reply is older than a list may be shown without a refetch. */
export function isStale(client: ApolloClient, operationName: string, variables: OperationVariables): boolean {
  const ages = agesByClient.get(client);
  return ages !== undefined && ages.ageOf(keyOf(operationName, variables)) >= FRESH_MS;
}
