import { chakra } from '@chakra-ui/react';
import { can } from '@halfdrop/domain';
import { Link, useNavigate } from 'react-router-dom';
import type { SessionUser } from '#lib/session.ts';
import { useLogout } from '../sessions/useLogout.ts';

const entry = {
  display: 'flex',
  alignItems: 'center',
  width: 'full',
  minHeight: '44px',
  paddingInline: '4',
  borderRadius: 'md',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'linen' },
} as const;

const EntryLink = chakra(Link, { base: entry });
const EntryButton = chakra('button', { base: entry });

interface Props {
  readonly user: SessionUser;
  readonly onChosen?: (() => void) | undefined;
}

/** The user's menu entries: profile, the panels they may access, and logout. */
export function AccountEntries({ user, onChosen }: Props) {
  const navigate = useNavigate();
  const { logout, isLoggingOut } = useLogout();
  const logoutAndGoHome = async () => {
    onChosen?.();
    await logout();
    await navigate('/');
  };
  return (
    <>
      <EntryLink to="/profile" onClick={onChosen}>
        Profile
      </EntryLink>
      {can(user, 'shop.overview') && (
        <EntryLink to="/admin" onClick={onChosen}>
          Admin
        </EntryLink>
      )}
      {can(user, 'studio.read') && (
        <EntryLink to="/contributor" onClick={onChosen}>
          Contributor
        </EntryLink>
      )}
      <EntryButton type="button" onClick={() => void logoutAndGoHome()} disabled={isLoggingOut}>
        Logout
      </EntryButton>
    </>
  );
}
