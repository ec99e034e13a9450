import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { shelfAddress } from '#features/catalog/useMenuCategories.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { PartState } from './part-state.ts';
import { HomeSection } from './HomeSection.tsx';
import { PartFailure, PartNotice } from './PartNotice.tsx';
import { SHELF_COUNT, trendingShelves } from './trending-shelves.ts';
import type { TrendingShelf_AssetFragment } from './TrendingShelf.fragment.generated.ts';

const TITLE = 'Trending Collections';

/** One large picture and four small ones; the large one is as high as two of them with their gap. */
const Mosaic = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '6' },
    listStyle: 'none',
    '& > li': { position: 'relative', aspectRatio: '1', borderRadius: 'md', overflow: 'hidden' },
    '& > li:first-of-type': { gridColumn: 'span 2', gridRow: { md: 'span 2' } },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& li:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '@media (prefers-reduced-motion: no-preference)': {
      '& img': { transition: 'transform 300ms ease-out' },
      '& a:hover img': { transform: 'scale(1.04)' },
    },
  },
});
const Shelf = chakra(Link, {
  base: { display: 'block', width: 'full', height: 'full', '&:focus-visible': { outline: 'none' } },
});
const Plate = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: { base: '2', md: '4' },
    bottom: { base: '2', md: '4' },
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    maxWidth: { base: 'calc(100% - 16px)', md: 'calc(100% - 32px)' },
    paddingBlock: { base: '1.5', md: '2' },
    paddingInline: { base: '2.5', md: '4' },
    borderRadius: 'md',
    background: 'card',
    color: 'ink',
    fontSize: { base: '14px', md: '15px' },
    fontWeight: 'semibold',
    lineHeight: '1.4',
  },
});
const Count = chakra('span', {
  base: { color: 'ink.muted', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
});

const LARGE = '(min-width: 1280px) 640px, (min-width: 768px) 48vw, 92vw';
const SMALL = '(min-width: 1440px) 322px, (min-width: 768px) 24vw, 46vw';

/** Five shelves, those of the most downloaded patterns. */
export function TrendingCollections({
  state,
}: {
  state: PartState<{ readonly items: readonly TrendingShelf_AssetFragment[] }>;
}) {
  return (
    <HomeSection title={TITLE} about="The shelves of the most downloaded patterns" to="/products">
      {state.status === 'failed' ? <PartFailure title={TITLE} retry={state.retry} /> : null}
      {state.status === 'loading' ? (
        <Mosaic aria-hidden="true">
          {Array.from({ length: SHELF_COUNT }, (_, index) => (
            <li key={index}>
              <Skeleton height="full" />
            </li>
          ))}
        </Mosaic>
      ) : null}
      {state.status === 'ready' ? <Shelves covers={trendingShelves(state.page.items)} /> : null}
    </HomeSection>
  );
}

function Shelves({ covers }: { covers: readonly TrendingShelf_AssetFragment[] }) {
  if (covers.length === 0) return <PartNotice>There are no patterns in the shop yet.</PartNotice>;
  return (
    <Mosaic role="list">
      {covers.map((cover, index) => (
        <li key={cover.category.id}>
          <Shelf to={shelfAddress(cover.category.slug)}>
            <PatternPicture asset={cover} isDecorative sizes={index === 0 ? LARGE : SMALL} />
            <Plate>
              {cover.category.name}{' '}
              <Count>
                {cover.category.assetCount} <chakra.span srOnly>patterns</chakra.span>
              </Count>
            </Plate>
          </Shelf>
        </li>
      ))}
    </Mosaic>
  );
}
