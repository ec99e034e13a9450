import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSessionChange, onSessionExpired, readSession } from '#lib/session.ts';
import { resetStore } from './store-reset.ts';

/** Drops all cached data on sign-in and sign-out, and redirects to `/login` when the server ends the session. */
export function SessionEffects() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = useRef('');

  useEffect(() => {
    address.current = pathname + search;
  }, [pathname, search]);

  useEffect(() => {
    let token = readSession()?.token;
    return onSessionChange(() => {
      const next = readSession()?.token;
      if (next === token) return;
      token = next;
      resetStore(client);
    });
  }, [client]);

  useEffect(
    () =>
      onSessionExpired(() => {
        void navigate(`/login?redirect=${encodeURIComponent(address.current)}`, { replace: true });
      }),
    [navigate],
  );

  return null;
}
