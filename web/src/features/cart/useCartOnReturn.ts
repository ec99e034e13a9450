import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isStale } from '#lib/freshness.ts';
import { readSession } from '#lib/session.ts';
import { ServerCartDocument } from './ServerCart.query.generated.ts';

/** Refetches the signed-in user's cart when the page becomes visible again and the cart is stale. */
export function useCartOnReturn(): void {
  const client = useApolloClient();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden' || !readSession() || !isStale(client, 'ServerCart', {})) return;
      client
        .query({ query: ServerCartDocument, fetchPolicy: 'network-only' })
        .catch((cause: unknown) => console.info('The cart is read again later.', cause));
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client]);
}
