import type { ApolloClient } from '@apollo/client';

let pending: Promise<unknown> = Promise.resolve();

/** Drops all that was read for somebody else; what the page shows is asked for again. */
export function resetStore(client: ApolloClient): void {
  pending = client.resetStore().catch((cause: unknown) => {
    // Whoever leaves the page meanwhile no longer needs what it asked for, but ends the waiting for all the others too:
    // asking for those again joins what is under way.
    const isLeft = cause instanceof DOMException && cause.name === 'AbortError';
    if (isLeft) return Promise.allSettled(client.refetchQueries({ include: 'active' }).results);
    // The client says so itself of each call, and whoever comes next may see less.
    console.info('Some data was not loaded anew.', cause);
    return undefined;
  });
}

/** Resolves when the last reset is over: what changes then is not overwritten by an answer from before. */
export function whenStoreIsReset(): Promise<unknown> {
  return pending;
}
