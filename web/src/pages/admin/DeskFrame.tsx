import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Suspense, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { useCurrentInView } from '#lib/useCurrentInView.ts';
import { CALM_POLL_MS, SETTLED_MS, useLive } from '#lib/useLive.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AdminWaitingChangedDocument } from './AdminWaitingChanged.subscription.generated.ts';
import { DeskChanges } from './desk-changes.ts';
import { DeskCountsDocument, useDeskCountsQuery } from './DeskCounts.query.generated.ts';
import { deskAt, deskGroups, entryPathAt } from './desks.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { Refused } from './Refused.tsx';

/** Poll interval of the counts, in milliseconds. */
const COUNT_EVERY_MS = 30_000;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' },
    columnGap: '10',
    rowGap: '6',
  },
});
const Desks = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: '1',
    alignSelf: 'start',
    // Visually hidden text next to the counts must not widen the page.
    position: { base: 'relative', lg: 'sticky' },
    // Below the shop's header, and no taller than the viewport.
    top: { lg: '6rem' },
    maxHeight: { lg: 'calc(100vh - 8rem)' },
    overflow: 'auto',
    '& a': {
      display: 'flex',
      flexShrink: 0,
      alignItems: 'center',
      gap: '2',
      minHeight: { base: '44px', lg: '32px' },
      paddingInline: '3',
      borderRadius: 'md',
      fontWeight: 'medium',
      color: 'ink.muted',
      _hover: { background: 'linen' },
    },
    '& a[aria-current="page"]': { background: 'linen', color: 'ink' },
  },
});
const Group = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'row', lg: 'column' }, flexShrink: 0, gap: { base: '1', lg: '0' } },
});
const Title = chakra('p', {
  base: {
    display: { base: 'none', lg: 'block' },
    paddingInline: '3',
    paddingTop: '3',
    paddingBottom: '1',
    fontFamily: 'mono',
    fontSize: '12px',
    textTransform: 'uppercase',
    letterSpacing: '0.06em',
    color: 'ink.muted',
  },
});
const Count = chakra('span', {
  base: { minWidth: '3ch', marginInlineStart: 'auto', textAlign: 'end', fontFamily: 'mono', fontSize: '13px' },
});

/** Loads the counts of waiting items, refetched on changes, and provides those changes to the desks. */
function useDeskCounts() {
  const client = useApolloClient();
  const [times, setTimes] = useState(0);
  const onChange = () => {
    setTimes((told) => told + 1);
    void client.refetchQueries({ include: [DeskCountsDocument] });
  };
  const isTold = useLive(AdminWaitingChangedDocument, {}, onChange, { afterMs: SETTLED_MS });
  const pollInterval = isTold ? CALM_POLL_MS : COUNT_EVERY_MS;
  const { data } = useDeskCountsQuery({ fetchPolicy: 'cache-and-network', pollInterval });
  const changes = useMemo(() => ({ isTold, times }), [isTold, times]);
  return { waiting: data?.adminWaiting, changes };
}

/** Frame of every desk: a menu of the others with the number of waiting items at each. */
export function DeskFrame() {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const { waiting, changes } = useDeskCounts();
  const groups = user ? deskGroups(user) : [];
  const entriesOfAll = groups.flatMap(({ entries }) => entries);
  const current = entryPathAt(pathname, entriesOfAll);
  const list = useCurrentInView<HTMLElement>(current);
  if (!user) return null;
  const desk = deskAt(pathname, user);
  if (!desk) return <Refused />;
  return (
    <Columns>
      <Desks ref={list} aria-label="Desks">
        <PaletteButton desks={entriesOfAll} listsKeys={desk.listsKeys !== true} />
        {groups.map(({ title, entries }) => (
          <Group key={title}>
            {title === null ? null : <Title>{title}</Title>}
            {entries.map(({ label, path, count }) => (
              <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
                {label}
                {count ? (
                  <Count>
                    {waiting ? count(waiting) : ''}
                    <chakra.span srOnly> waiting</chakra.span>
                  </Count>
                ) : null}
              </Link>
            ))}
          </Group>
        ))}
      </Desks>
      <chakra.div position="relative" minWidth="0">
        <Suspense fallback={<Skeleton height="40rem" />}>
          <DeskChanges value={changes}>
            <desk.Desk key={pathname} />
          </DeskChanges>
        </Suspense>
      </chakra.div>
    </Columns>
  );
}
