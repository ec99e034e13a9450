import type { ApolloCache } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import { type Fields, readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useSession } from '#lib/session.ts';
import type { OwnApplication } from './draft-values.ts';
import { OwnApplicationDocument, useOwnApplicationQuery } from './OwnApplication.query.generated.ts';

/** Returns the signed-in user's latest application: null if there is none, undefined while loading. */
export function useOwnApplication() {
  const isSignedIn = useSession() !== null;
  const { data, error, refetch } = useOwnApplicationQuery(
    isSignedIn ? { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const application = data && (readFragment<OwnApplication>(data.studioApplication) ?? null);
  const retry = reloadBy(refetch);
  return { application, error, retry };
}

/** Returns a function that refetches the signed-in user's application and updates every place that shows it. */
export function useApplicationReader(): () => Promise<OwnApplication | null> {
  const client = useApolloClient();
  return async () => {
    const { data } = await client.query({ query: OwnApplicationDocument, fetchPolicy: 'network-only' });
    return readFragment<OwnApplication>(data?.studioApplication) ?? null;
  };
}

/** Writes an application, possibly a new one, to the cache as the user's latest. */
export function showOwnApplication(cache: ApolloCache, studioApplication: Fields<OwnApplication> | null): void {
  if (studioApplication) cache.writeQuery({ query: OwnApplicationDocument, data: { studioApplication } });
}
