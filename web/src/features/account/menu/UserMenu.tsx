import { Box, Flex, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { useCurrentUser } from '../viewer/useCurrentUser.ts';
import { Avatar } from '../profile/Avatar.tsx';
import { closeDetails, useDismiss } from '#lib/useDismiss.ts';
import { LinkButton } from '#ui/Button.tsx';

const AccountEntries = lazy(async () => ({ default: (await import('./AccountEntries.tsx')).AccountEntries }));

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    maxWidth: '180px',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    fontWeight: 'semibold',
    fontSize: '14px',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

function SignedOut() {
  return (
    <Flex gap="3">
      <LinkButton to="/login" variant="outline" size="sm">
        Login
      </LinkButton>
      <LinkButton to="/register" size="sm">
        Sign Up
      </LinkButton>
    </Flex>
  );
}

interface Props {
  /** `menu` opens below the user's name; `list` is always open, for the mobile menu. */
  readonly layout?: 'menu' | 'list';
}

/** Login and Sign Up, or the user's name with their menu. */
export function UserMenu({ layout = 'menu' }: Props) {
  const user = useCurrentUser();
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);

  if (!user) return <SignedOut />;
  const entries = (
    <Suspense>
      <AccountEntries user={user} onChosen={() => closeDetails(menu.current)} />
    </Suspense>
  );
  if (layout === 'list') return entries;
  return (
    <Box as="details" ref={menu} position="relative">
      <Summary aria-label={`${user.name}, account menu`}>
        {user.avatarUrl !== null && <Avatar name={user.name} url={user.avatarUrl} size={28} />}
        <Box as="span" truncate>
          {user.name}
        </Box>
        <svg width="10" height="10" viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M1.5 3.5 5 7l3.5-3.5" />
        </svg>
      </Summary>
      <Box
        position="absolute"
        insetInlineEnd="0"
        top="calc(100% + 8px)"
        minWidth="200px"
        padding="2"
        bg="card"
        borderWidth="1px"
        borderColor="line"
        borderRadius="lg"
        boxShadow="overlay"
        zIndex={20}
      >
        {entries}
      </Box>
    </Box>
  );
}
