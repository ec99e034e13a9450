import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { tiledPreviewStyle } from '#features/catalog/tiled-preview.ts';
import { TimeLeft } from '#features/catalog/TimeLeft.tsx';
import type { Season } from '#generated/types.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { CollectionHero_CollectionFragment } from './CollectionHero.fragment.generated.ts';

/** Repeat widths on the large and small previews, in CSS pixels. */
const REPEATS = [300, 180, 180];

const Columns = chakra('header', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'stretch',
    gap: { base: '6', lg: '12' },
    paddingTop: { base: '4', md: '8' },
    paddingBottom: { base: '8', md: '12' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    gap: '4',
    paddingBlock: { lg: '6' },
  },
});
/** One large piece and two stacked small ones, showing the collection's first patterns. */
const TiledPreviews = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2fr 1fr',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    gap: { base: '2', md: '4' },
    height: { base: '220px', md: '340px', lg: '380px' },
    order: { base: -1, lg: 0 },
    listStyle: 'none',
    '& > li': { position: 'relative', borderRadius: 'lg', overflow: 'hidden', background: 'linen' },
    '& > li:first-of-type': { gridRow: 'span 2' },
    '& > li:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
});
const Piece = chakra(Link, {
  base: { display: 'block', width: 'full', height: 'full', '&:focus-visible': { outline: 'none' } },
});

const seasonNames: Readonly<Record<Season, string>> = {
  AUTUMN: 'Autumn',
  SPRING: 'Spring',
  SUMMER: 'Summer',
  WINTER: 'Winter',
};

/** Introduction to a collection: description, size and end date, next to its first patterns in repeat. */
export function CollectionHero({ collection }: { collection: Masked<CollectionHero_CollectionFragment> }) {
  const { title, description, season, endsAt, covers } = readFragment<CollectionHero_CollectionFragment>(collection);
  return (
    <Columns>
      <Words>
        {season ? <Badge>{seasonNames[season]}</Badge> : null}
        <Heading as="h1" size="page">
          {title}
        </Heading>
        <chakra.p maxWidth="46ch" color="ink.muted" fontSize={{ base: '17px', md: '18px' }}>
          {description}
        </chakra.p>
        {endsAt ? (
          <p>
            Next to leave:{' '}
            <chakra.strong fontWeight="semibold" fontVariantNumeric="tabular-nums">
              <TimeLeft endsAt={endsAt} />
            </chakra.strong>
          </p>
        ) : null}
      </Words>
      {!covers || covers.length === 0 ? null : (
        <TiledPreviews role="list" aria-label={`First in ${title}`}>
          {covers.map((cover, index) => (
            <li key={cover.id}>
              <Piece to={`/product/${cover.slug}`} style={tiledPreviewStyle(cover, REPEATS[index] ?? 180, index === 0)}>
                <VisuallyHidden>
                  {cover.designer ? `${cover.title} by ${cover.designer.name}` : cover.title}
                </VisuallyHidden>
              </Piece>
            </li>
          ))}
        </TiledPreviews>
      )}
    </Columns>
  );
}
