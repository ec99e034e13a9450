import { type Action, can } from '@halfdrop/domain';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useCurrentUser } from './useCurrentUser.ts';

interface Props {
  readonly action: Action;
  /** Shown to signed-in users without permission. */
  readonly refused: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a panel to users with permission for an action, and redirects visitors to the login. The server independently
 * refuses the data to everyone else.
 */
export function PolicyGate({ action, refused, children }: Props) {
  const isHydrated = useIsHydrated();
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  if (!isHydrated) return <Skeleton height="24rem" />;
  if (!user) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  return can(user, action) ? children : refused;
}
