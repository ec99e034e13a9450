import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useCurrentInView } from '#lib/useCurrentInView.ts';
import { mayLeave } from '#lib/useUnsavedGuard.ts';
import { SelectField } from '#ui/Field.tsx';
import { Heading } from '#ui/Heading.tsx';
import { deskEntries } from './desks.tsx';
import { UnreadCount } from './inbox/UnreadCount.tsx';
import type { PanelStudio } from './panel-studio.ts';
import { StudioHoldNote } from './StudioHoldNote.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' },
    columnGap: '12',
    rowGap: '6',
    marginTop: '6',
  },
});
const Desks = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    minWidth: '0',
    overflowX: { base: 'auto', lg: 'visible' },
    gap: '1',
    alignSelf: 'start',
    '& a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '44px', lg: '40px' },
      flexShrink: '0',
      paddingInline: '3',
      borderRadius: 'md',
      fontWeight: 'medium',
      color: 'ink.muted',
      _hover: { background: 'linen' },
    },
    '& a[aria-current="page"]': { background: 'linen', color: 'ink' },
  },
});

interface PanelFrameProps {
  readonly studio: PanelStudio;
  /** All studios that the person works in. */
  readonly studios: readonly PanelStudio[];
  readonly children: ReactNode;
}

/** What every desk of the panel stands in: the studio's name, the way to the other desks, and to other studios. */
export function PanelFrame({ studio, studios, children }: PanelFrameProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const desks = useCurrentInView<HTMLElement>(pathname);
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4">
        <Heading as="h1" size="page">
          {studio.name}
        </Heading>
        {studios.length > 1 ? (
          <chakra.div minWidth="14rem">
            <SelectField
              label="Studio"
              value={studio.slug}
              onChange={({ target }) => {
                if (mayLeave()) void navigate(`${pathname}?studio=${target.value}`);
              }}
            >
              {studios.map(({ id, slug, name }) => (
                <option key={id} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
          </chakra.div>
        ) : null}
      </chakra.div>
      <StudioHoldNote studio={studio} />
      <Columns>
        <Desks ref={desks} aria-label="Contributor panel">
          {deskEntries(studio.viewerRole).map(({ label, path }) => (
            <NavLink key={path} to={path + search} end={path === '/contributor'}>
              {label}
              {path === '/contributor/inbox' ? <UnreadCount studioId={studio.id} /> : null}
            </NavLink>
          ))}
        </Desks>
        <div>{children}</div>
      </Columns>
    </>
  );
}
