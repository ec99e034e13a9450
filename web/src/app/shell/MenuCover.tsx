import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { tiledPreviewStyle } from '#features/catalog/tiled-preview.ts';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { useMenuCoverQuery } from './MenuCover.query.generated.ts';

const REPEAT_PX = 200;

/** Reserves the final height before the pattern loads. */
const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    minHeight: '220px',
    height: 'full',
    padding: '4',
    borderRadius: 'lg',
    background: 'linen',
    overflow: 'hidden',
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
});
const Plate = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'full',
    paddingBlock: '3',
    paddingInline: '4',
    borderRadius: 'md',
    background: 'card',
    color: 'ink',
    lineHeight: '1.35',
    '&::after': { content: '""', position: 'absolute', inset: '0' },
    '&:focus-visible': { outline: 'none' },
    '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** Link to a shop collection over a tiled preview of its first pattern. */
export function MenuCover({ slug, title }: { slug: string; title: string }) {
  const { data } = useMenuCoverQuery({ variables: { slug } });
  const collection = data?.shopCollection;
  const cover = collection?.covers?.[0];
  return (
    <Frame style={cover ? tiledPreviewStyle(cover, REPEAT_PX) : undefined}>
      <Plate to={`/collections/${slug}`}>
        <span>
          <chakra.strong display="block" fontWeight="semibold">
            {collection?.title ?? title}
          </chakra.strong>
          <chakra.span color="ink.muted" fontSize="14px">
            {collection ? `${collection.assetCount} patterns` : 'See the collection'}
          </chakra.span>
        </span>
        <ArrowRightIcon size={18} />
      </Plate>
    </Frame>
  );
}
