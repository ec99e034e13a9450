import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { isPastEnd } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { DesignerCard } from './DesignerCard.tsx';
import { DesignerRow } from './DesignerRow.tsx';
import { DirectoryToolbar } from './DirectoryToolbar.tsx';
import type { DirectoryState } from './useDirectory.ts';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
    gap: { base: '5', md: '6' },
    listStyle: 'none',
  },
});
const Rows = chakra('ul', { base: { listStyle: 'none', borderTop: '1px solid', borderColor: 'line' } });

const PLACES = 6;

const hrefOf = (page: number) => (page === 1 ? '/designers' : `/designers?page=${page}`);

function headingOf({ found, category, search }: DirectoryState): string {
  if (!found) return 'Designers';
  const { totalItems } = found.pageInfo;
  const count = `${totalItems.toLocaleString('en-US')} ${totalItems === 1 ? 'designer' : 'designers'}`;
  const scope = category === null ? '' : ` in ${category}`;
  return search === '' ? count + scope : `${count}${scope} for “${search}”`;
}

function Studios({ directory: { view, found, isLoading } }: { directory: DirectoryState }) {
  if (!found) {
    return (
      <Grid aria-hidden="true">
        {Array.from({ length: PLACES }, (_, index) => (
          <li key={index}>
            <Skeleton height="27rem" />
          </li>
        ))}
      </Grid>
    );
  }
  const List = view === 'grid' ? Grid : Rows;
  const Studio = view === 'grid' ? DesignerCard : DesignerRow;
  return (
    <chakra.div aria-busy={isLoading} opacity={isLoading ? 0.6 : 1} transition="opacity 150ms">
      <List role="list" aria-label="Designers">
        {found.items.map((designer) => (
          <li key={designer.id}>
            <Studio designer={designer} />
          </li>
        ))}
      </List>
      <chakra.div marginTop="12">
        <Pagination page={found.pageInfo.page} totalPages={found.pageInfo.totalPages} hrefOf={hrefOf} />
      </chakra.div>
    </chakra.div>
  );
}

function Nobody({ directory, found }: { directory: DirectoryState; found: NonNullable<DirectoryState['found']> }) {
  const { page, totalPages } = found.pageInfo;
  if (isPastEnd(found)) return <PastTheEnd page={page} totalPages={totalPages} hrefOf={hrefOf} />;
  const isNarrowed = directory.search !== '' || directory.category !== null;
  return (
    <EmptyState
      title="No designers found"
      actions={
        isNarrowed ? (
          <Button variant="outline" onClick={directory.clear}>
            Clear Filters
          </Button>
        ) : undefined
      }
    >
      {directory.search === ''
        ? 'Nobody is filed here yet.'
        : `Nobody here is called, or known for, “${directory.search}”.`}
    </EmptyState>
  );
}

/** Studios filtered by name, specialty and category, as cards or rows. */
export function Directory({ directory }: { directory: DirectoryState }) {
  const { found, hasFailed, isLoading } = directory;
  const isEmpty = found !== null && found.items.length === 0 && !isLoading;
  // While others load, the heading and count match the studios still shown.
  const current = headingOf(directory);
  const [heading, setHeading] = useState(current);
  if (!isLoading && heading !== current) setHeading(current);
  return (
    <chakra.section aria-labelledby="directory" paddingTop={{ base: '10', md: '16' }}>
      <Page>
        <DirectoryToolbar directory={directory} />
        <Heading id="directory" marginBlock={{ base: '6', md: '8' }} aria-live="polite">
          {heading}
        </Heading>
        {hasFailed ? (
          <ErrorState title="Error Loading Designers" onRetry={directory.retry}>
            Please try again later.
          </ErrorState>
        ) : null}
        {isEmpty ? <Nobody directory={directory} found={found} /> : null}
        {hasFailed || isEmpty ? null : <Studios directory={directory} />}
      </Page>
    </chakra.section>
  );
}
