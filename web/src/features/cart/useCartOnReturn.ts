import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isStale } from '#lib/freshness.ts';
import { readSession } from '#lib/session.ts';
import { ServerCartDocument } from './ServerCart.query.generated.ts';

/** Asks for the signed-in person's cart again when the page is looked at again and the cart is older than a list may be. */
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
