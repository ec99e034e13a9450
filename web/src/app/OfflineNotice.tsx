import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { reloadBy } from '#lib/reload-by.ts';
import { PageNotice } from '#ui/PageNotice.tsx';

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;
const assumeOnline = () => true;

/** Banner shown while the browser is offline; refetches the page's data once it is back. */
export function OfflineNotice() {
  const client = useApolloClient();
  const isBack = useSyncExternalStore(onChange, isOnline, assumeOnline);

  useEffect(() => {
    const readAgain = reloadBy(() => client.refetchQueries({ include: 'active' }));
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [client]);

  if (isBack) return null;
  return (
    <PageNotice role="status">
      You are offline. What is on this page stays; the rest is loaded when you are back.
    </PageNotice>
  );
}
