import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { readFragment } from '#lib/fragments.ts';
import { closeSession, readSession, openSession, useSession } from '#lib/session.ts';
import type { SessionUser_UserFragment } from './SessionUser.fragment.generated.ts';
import { useViewerQuery } from './Viewer.query.generated.ts';

/** Returns the signed-in user: the stored copy first, replaced by the server's data once loaded. */
export function useCurrentUser() {
  const session = useSession();
  const { data } = useViewerQuery(session ? {} : skipToken);
  const viewer = readFragment<SessionUser_UserFragment>(data?.viewer);

  useEffect(() => {
    const token = readSession()?.token;
    if (viewer && token) openSession({ token, user: viewer });
    else if (viewer === null) closeSession();
  }, [viewer]);

  return session ? (viewer ?? session.user) : null;
}
