import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { tiledPreviewStyle } from '#features/catalog/tiled-preview.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { Heading } from '#ui/Heading.tsx';
import type { CollectionCard_CollectionFragment } from './CollectionCard.fragment.generated.ts';

const REPEAT_PX = 180;

const Card = chakra('li', {
  base: {
    position: 'relative',
    '& .previews': {
      display: 'grid',
      gridTemplateColumns: '2fr 1fr',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
      gap: '2',
      aspectRatio: '3 / 2',
    },
    '& .previews > span': { borderRadius: 'md', background: 'linen' },
    '& .previews > span:first-of-type': { gridRow: 'span 2' },
    '&:has(a:focus-visible) .previews': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '4px' },
  },
});
const CardLink = chakra(Link, {
  base: {
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '&::after': { content: '""', position: 'absolute', inset: '0' },
    '&:focus-visible': { outline: 'none' },
  },
});

/** A collection: first three patterns, name and count. */
export function CollectionCard({ collection }: { collection: Masked<CollectionCard_CollectionFragment> }) {
  const { slug, title, description, assetCount, covers } = readFragment<CollectionCard_CollectionFragment>(collection);
  return (
    <Card>
      {covers && covers.length > 0 ? (
        <div className="previews" aria-hidden="true">
          {covers.map((cover) => (
            <span key={cover.id} className="lazy-preview" style={tiledPreviewStyle(cover, REPEAT_PX)} />
          ))}
        </div>
      ) : null}
      <Heading as="h2" size="card" marginTop="4">
        <CardLink to={`/collections/${slug}`}>{title}</CardLink>
      </Heading>
      <chakra.p marginTop="1" color="ink.muted" fontSize="15px">
        {description}
      </chakra.p>
      <chakra.p marginTop="1" fontSize="14px" fontVariantNumeric="tabular-nums">
        {assetCount} {assetCount === 1 ? 'pattern' : 'patterns'}
      </chakra.p>
    </Card>
  );
}
