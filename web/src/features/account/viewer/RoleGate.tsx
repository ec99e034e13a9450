import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { SessionUser } from '#lib/session.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useCurrentUser } from './useCurrentUser.ts';

interface Props {
  readonly requires: SessionUser['role'];
  /** What everybody else who is signed in sees instead. */
  readonly refused: ReactNode;
  readonly children: ReactNode;
}

/** Shows a panel to one role and leads visitors to the login. The server refuses the data itself to all others. */
export function RoleGate({ requires, refused, children }: Props) {
  const isHydrated = useIsHydrated();
  const user = useCurrentUser();
  const { pathname } = useLocation();
  if (!isHydrated) return <Skeleton height="24rem" />;
  if (!user) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname)}`} replace />;
  return user.role === requires ? children : refused;
}
