import type { ApolloClient } from '@apollo/client';

let pending: Promise<unknown> = Promise.resolve();

/** Drops all cached data of the previous user and refetches what the page shows. */
export function resetStore(client: ApolloClient): void {
  pending = client.resetStore().catch((cause: unknown) => {
    // Leaving the page aborts its own queries, which rejects the reset for all the others: refetching those
    // joins the requests in flight.
    const isLeft = cause instanceof DOMException && cause.name === 'AbortError';
    if (isLeft) return Promise.allSettled(client.refetchQueries({ include: 'active' }).results);
    // The client reports each failed call itself, and the next user may be allowed to see less.
    console.info('Some data was not loaded anew.', cause);
    return undefined;
  });
}

/** Resolves once the last reset is over, so that a later change is not overwritten by an earlier response. */
export function whenStoreIsReset(): Promise<unknown> {
  return pending;
}
