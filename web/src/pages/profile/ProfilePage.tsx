import { Flex } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { ProfileTabs, tabFrom } from './ProfileTabs.tsx';
import { RoleBadge } from './RoleBadge.tsx';

const Overview = lazy(async () => ({ default: (await import('./Overview.tsx')).Overview }));
const Library = lazy(async () => ({ default: (await import('./Library.tsx')).Library }));
const Orders = lazy(async () => ({ default: (await import('./Orders.tsx')).Orders }));
const Tickets = lazy(async () => ({ default: (await import('./Tickets.tsx')).Tickets }));
const Ticket = lazy(async () => ({ default: (await import('./Ticket.tsx')).Ticket }));
const SubscriptionTab = lazy(async () => ({ default: (await import('./SubscriptionTab.tsx')).SubscriptionTab }));
const Settings = lazy(async () => ({ default: (await import('./Settings.tsx')).Settings }));

function SignedOut() {
  const { pathname, search } = useLocation();
  const here = encodeURIComponent(pathname + search).replaceAll('%2F', '/');
  return (
    <EmptyState
      level={1}
      title="Please log in to view your profile"
      actions={<LinkButton to={`/login?redirect=${here}`}>Sign in</LinkButton>}
    />
  );
}

function Profile() {
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const { number } = useParams();
  if (!user) return <SignedOut />;
  const tab = number === undefined ? tabFrom(search.get('tab')) : 'tickets';
  return (
    <>
      <Flex alignItems="center" gap="4" wrap="wrap" marginBottom="6">
        <Heading as="h1" size="page" minWidth="0">
          {user.name}
        </Heading>
        <RoleBadge role={user.role} />
      </Flex>
      <ProfileTabs selected={tab}>
        <Suspense key={number ?? tab} fallback={<Skeleton height="24rem" />}>
          {tab === 'overview' ? <Overview user={user} /> : null}
          {tab === 'subscription' ? <SubscriptionTab freeDownloads={user.freeDownloads} /> : null}
          {tab === 'downloads' ? <Library /> : null}
          {tab === 'orders' ? <Orders /> : null}
          {tab === 'tickets' && number === undefined ? <Tickets /> : null}
          {number === undefined ? null : <Ticket number={number} />}
          {tab === 'settings' ? <Settings /> : null}
        </Suspense>
      </ProfileTabs>
    </>
  );
}

/** Until it is known who is signed in. */
function Opening() {
  return (
    <>
      <Heading as="h1" size="page" srOnly>
        Profile
      </Heading>
      <Skeleton height="24rem" />
    </>
  );
}

/** `/profile` and `/profile/tickets/…`: the signed-in person's facts, library, orders and requests for help. */
export function ProfilePage() {
  const { number } = useParams();
  const isHydrated = useIsHydrated();
  return (
    <Page space="page">
      <HiddenSeo title={number === undefined ? 'Profile' : `Ticket ${number}`} />
      {isHydrated ? <Profile /> : <Opening />}
    </Page>
  );
}
