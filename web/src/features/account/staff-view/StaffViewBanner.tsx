import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { onSessionExpired, type Session, type SessionUser } from '#lib/session.ts';
import { endStaffView, readStaffView } from '#lib/staff-view.ts';
import { Button } from '#ui/Button.tsx';
import { useLogoutMutation } from '../sessions/Logout.mutation.generated.ts';

const Bar = chakra(
  'section',
  {
    base: {
      position: 'fixed',
      bottom: '0',
      insetInline: '0',
      zIndex: 55,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: '4',
      rowGap: '2',
      padding: '2',
      background: 'accent.wash',
      color: 'ink',
      borderTop: '1px solid',
      borderColor: 'accent',
      fontSize: '15px',
    },
  },
  { defaultProps: { 'data-foot-bar': '' } },
);

/**
 * Impersonation banner: shows as whom and until when. Impersonation ends with its button, on
 * expiry, or with the session.
 */
export function StaffViewBanner({ session: { token, user } }: { readonly session: Session }) {
  const [view] = useState(readStaffView);
  // After signing out and in again as themselves, the staff member is no longer impersonating.
  return view?.viewToken === token ? <ViewBar user={user} expiresAt={view.expiresAt} /> : null;
}

interface ViewBarProps {
  readonly user: SessionUser;
  readonly expiresAt: string;
}

function ViewBar({ user, expiresAt }: ViewBarProps) {
  const { end, isEnding } = useEnd(user.id);
  const endLatest = useRef(end);
  useEffect(() => {
    endLatest.current = end;
  }, [end]);
  useEffect(() => {
    const timer = setTimeout(() => void endLatest.current(), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);

  return (
    <Bar aria-label="Seen as somebody else">
      <p>
        You see the shop as <strong>{user.name}</strong> does, until {formatMoment(expiresAt)}. Nothing can be changed.
      </p>
      <Button size="sm" variant="outline" disabled={isEnding} onClick={() => void end()}>
        End
      </Button>
    </Bar>
  );
}

function useEnd(personId: string) {
  const navigate = useNavigate();
  const [logout, { loading }] = useLogoutMutation();

  const goBack = useCallback(() => {
    endStaffView();
    void navigate(`/admin/people/${personId}`, { replace: true });
  }, [navigate, personId]);
  useEffect(() => onSessionExpired(goBack), [goBack]);

  const end = async (): Promise<void> => {
    try {
      await logout();
    } catch (cause) {
      console.info('The session could not be ended on the server; it ends by itself.', cause);
    }
    goBack();
  };
  return { end, isEnding: loading };
}
