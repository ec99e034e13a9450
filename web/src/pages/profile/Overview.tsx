import { planName } from '@halfdrop/domain';
import { Box, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEmailProofQuery } from '#features/account/email/EmailProof.query.generated.ts';
import { ProfileDetails } from '#features/account/profile/ProfileDetails.tsx';
import { useDownloadHistoryQuery } from '#features/downloads/DownloadHistory.query.generated.ts';
import { HistoryRows } from '#features/downloads/HistoryRows.tsx';
import { useLibraryQuery } from '#features/downloads/Library.query.generated.ts';
import { LibraryList } from '#features/downloads/LibraryList.tsx';
import type { Subscription } from '#features/subscriptions/subscription-state.ts';
import { subscriptionIn, useOwnSubscription } from '#features/subscriptions/useOwnSubscription.ts';
import { formatDate } from '#lib/dates.ts';
import type { SessionUser } from '#lib/session.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const RECENT = 3;
const DAY_MS = 86_400_000;

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box bg="card" borderWidth="1px" borderRadius="lg" padding="5">
      <Text as="dt" color="ink.muted" fontSize="14px">
        {label}
      </Text>
      <Text as="dd" fontSize="17px" fontWeight="semibold" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}

/** Whole days since an instant. */
function daysWords(instant: string): string {
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / DAY_MS));
  return days === 1 ? '1 day' : `${days} days`;
}

interface RecentProps {
  readonly id: string;
  readonly title: string;
  /** How many there are in all, and what they are called. */
  readonly all: number;
  readonly what: string;
  readonly children: ReactNode;
}

/** The last few of many, with the way to all. */
function Recent({ id, title, all, what, children }: RecentProps) {
  return (
    <Box as="section" aria-labelledby={id} marginTop="10">
      <Heading as="h2" id={id} size="card" marginBottom="4">
        {title}
      </Heading>
      {children}
      {all > RECENT && (
        <LinkButton to="/profile?tab=downloads" variant="outline" marginTop="6">
          All {all} {what}
        </LinkButton>
      )}
    </Box>
  );
}

function subscriptionWords({ hasActiveSubscription }: SessionUser, subscription: Subscription | null): string {
  if (subscription && subscription.status !== 'EXPIRED') return planName(subscription.plan);
  return hasActiveSubscription && !subscription ? 'Active' : 'Free';
}

/** Who the person is, what they have, and what they acquired last. */
export function Overview({ user }: { readonly user: SessionUser }) {
  const { data: owned } = useLibraryQuery({ variables: { page: 1, limit: RECENT } });
  const subscription = subscriptionIn(useOwnSubscription());
  const { data: past } = useDownloadHistoryQuery({ variables: { page: 1, limit: RECENT } });
  const { loading: isProofAwaited } = useEmailProofQuery();
  const library = owned?.library;
  const history = past?.downloadHistory;
  if (isProofAwaited) return <Skeleton height="24rem" />;
  return (
    <>
      <ProfileDetails user={user} />
      <Grid as="dl" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap="4">
        <Fact label="Username">{user.username}</Fact>
        <Fact label="Subscription">{subscriptionWords(user, subscription)}</Fact>
        <Fact label="Free downloads left">{user.freeDownloads}</Fact>
        <Fact label="Patterns owned">{library ? library.pageInfo.totalItems : '–'}</Fact>
        <Fact label="Downloads">{history ? history.pageInfo.totalItems : '–'}</Fact>
        <Fact label="Member since">
          {formatDate(user.createdAt)} ({daysWords(user.createdAt)})
        </Fact>
      </Grid>
      {history && history.items.length > 0 ? (
        <Recent id="recent" title="Recent downloads" all={history.pageInfo.totalItems} what="downloads">
          <HistoryRows items={history.items} labelledBy="recent" />
        </Recent>
      ) : null}
      {library && library.items.length > 0 ? (
        <Recent id="newest" title="Newest patterns" all={library.pageInfo.totalItems} what="patterns">
          <LibraryList items={library.items} />
        </Recent>
      ) : null}
    </>
  );
}
