import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import type { Masked } from '#lib/fragments.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type CollectedAsset, collectionCovers } from './collection-covers.ts';
import type { CollectionsSection_AssetFragment } from './CollectionsSection.fragment.generated.ts';
import { SECTION_SIZE, type SectionProps } from './home-list.ts';
import { SectionFrame } from './SectionFrame.tsx';

interface CollectedPage {
  readonly items: readonly Masked<CollectionsSection_AssetFragment>[];
}

/** One large and eight small pictures in three rows; the large one spans two rows and their gap. */
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
const CoverLink = chakra(Link, {
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
const Studio = chakra('span', { base: { color: 'ink.muted', fontWeight: 'normal' } });

const LARGE = '(min-width: 1280px) 640px, (min-width: 768px) 48vw, 92vw';
const SMALL = '(min-width: 1440px) 322px, (min-width: 768px) 24vw, 46vw';

/** Nine design collections, each represented by its leading pattern and linking to its studio. */
export function CollectionsSection(props: SectionProps<CollectedPage>) {
  const { state } = props;
  const covers = state.status === 'ready' ? collectionCovers(state.page.items) : null;
  if (covers?.length === 0) return null;
  return (
    <SectionFrame {...props}>
      {covers ? (
        <Covers covers={covers} />
      ) : (
        <Mosaic aria-hidden="true">
          {Array.from({ length: SECTION_SIZE }, (_, index) => (
            <li key={index}>
              <Skeleton height="full" />
            </li>
          ))}
        </Mosaic>
      )}
    </SectionFrame>
  );
}

function Covers({ covers }: { covers: readonly CollectedAsset[] }) {
  return (
    <Mosaic role="list">
      {covers.map((cover, index) => (
        <li key={cover.collection.id}>
          <CoverLink to={`/designer/${cover.designer.slug}?collection=${cover.collection.slug}`}>
            <PatternPicture asset={cover} isDecorative sizes={index === 0 ? LARGE : SMALL} />
            <Plate>
              {cover.collection.name} <Studio>{cover.designer.name}</Studio>
            </Plate>
          </CoverLink>
        </li>
      ))}
    </Mosaic>
  );
}
