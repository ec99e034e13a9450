import type { ApolloCache } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import { type Fields, readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useSession } from '#lib/session.ts';
import type { OwnApplication } from './draft-values.ts';
import { OwnApplicationDocument, useOwnApplicationQuery } from './OwnApplication.query.generated.ts';

/** The last application of the signed-in person: null when there is none, undefined while it is not known. */
export function useOwnApplication() {
  const isSignedIn = useSession() !== null;
  const { data, error, refetch } = useOwnApplicationQuery(
    isSignedIn ? { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const application = data && (readFragment<OwnApplication>(data.studioApplication) ?? null);
  const retry = reloadBy(refetch);
  return { application, error, retry };
}

/** Reads the application of the signed-in person from the server; whoever shows it follows. */
export function useApplicationReader(): () => Promise<OwnApplication | null> {
  const client = useApolloClient();
  return async () => {
    const { data } = await client.query({ query: OwnApplicationDocument, fetchPolicy: 'network-only' });
    return readFragment<OwnApplication>(data?.studioApplication) ?? null;
  };
}

/** Shows an application, which may have just begun, as the person's last one. */
export function showOwnApplication(cache: ApolloCache, studioApplication: Fields<OwnApplication> | null): void {
  if (studioApplication) cache.writeQuery({ query: OwnApplicationDocument, data: { studioApplication } });
}
