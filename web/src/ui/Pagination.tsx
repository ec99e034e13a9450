import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { pageSlots } from './page-numbers.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Position within numbered pages. */
export interface PaginationProps {
  readonly page: number;
  readonly totalPages: number;
  /** Returns the link to a page, as `react-router` takes it. */
  readonly hrefOf: (page: number) => string;
  /** What is paginated, for screen readers. */
  readonly label?: string;
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '2',
    listStyle: 'none',
  },
});
const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '11',
  minHeight: '11',
  paddingInline: '3',
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: 'full',
  background: 'card',
  fontSize: '15px',
  fontVariantNumeric: 'tabular-nums',
} as const;
const PageLink = chakra(Link, {
  base: {
    ...pill,
    _hover: { borderColor: 'ink' },
    '&[aria-current]': { background: 'ink', color: 'paper', borderColor: 'ink' },
  },
});
const Disabled = chakra('span', { base: { ...pill, opacity: 0.45 } });

function Step({ isPossible, to, label, sign }: { isPossible: boolean; to: string; label: string; sign: string }) {
  if (!isPossible) {
    return (
      <Disabled role="link" aria-disabled="true" aria-label={label}>
        {sign}
      </Disabled>
    );
  }
  return (
    <PageLink to={to} aria-label={label}>
      {sign}
    </PageLink>
  );
}

/** Numbered pages with 2 neighbors from 768 px on, 1 below. Hidden if there is at most one page. */
export function Pagination({ page, totalPages, hrefOf, label = 'Pages' }: PaginationProps) {
  const isWide = useMediaQuery('(min-width: 768px)', true);
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label}>
      <List>
        <li>
          <Step isPossible={page > 1} to={hrefOf(page - 1)} label="Previous page" sign="‹" />
        </li>
        {pageSlots(page, totalPages, isWide ? 2 : 1).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <PageLink to={hrefOf(slot)} aria-label={`Page ${slot}`} aria-current={slot === page ? 'page' : undefined}>
                {slot}
              </PageLink>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        <li>
          <Step isPossible={page < totalPages} to={hrefOf(page + 1)} label="Next page" sign="›" />
        </li>
      </List>
    </nav>
  );
}
