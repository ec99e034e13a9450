import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { tiledPreviewStyle } from '#features/catalog/tiled-preview.ts';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { FeatureSection_AssetFragment } from './FeatureSection.fragment.generated.ts';
import { SECTION_SIZE, type SectionProps } from './home-list.ts';
import { type HomeTile, HomeTiles } from './HomeTiles.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { TilePlaces } from './TilePlaces.tsx';

type FeaturedAsset = HomeTile & Masked<FeatureSection_AssetFragment>;

const REPEAT_PX = 320;
const SIZES = '(min-width: 1440px) 200px, (min-width: 1024px) 14vw, (min-width: 768px) 22vw, 46vw';

/** A tall tiled preview next to eight small swatches in two rows. */
const Hanging = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    gap: { base: '8', lg: '10' },
    alignItems: 'stretch',
  },
});
const TiledPreview = chakra(Link, {
  base: {
    position: 'relative',
    display: 'block',
    minHeight: { base: '320px', lg: '100%' },
    borderRadius: 'lg',
    background: 'linen',
    '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
const Plate = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    bottom: '4',
    maxWidth: 'calc(100% - 32px)',
    paddingBlock: '3',
    paddingInline: '5',
    borderRadius: 'md',
    background: 'card',
    color: 'ink',
    lineHeight: '1.4',
  },
});

/** One pattern as a tall tiled preview, the next eight as swatches. */
export function FeatureSection(props: SectionProps<{ readonly items: readonly FeaturedAsset[] }>) {
  const { state } = props;
  return (
    <SectionFrame {...props}>
      {state.status === 'ready' ? (
        <Feature assets={state.page.items} />
      ) : (
        <Hanging aria-hidden="true">
          <chakra.div minHeight="320px" borderRadius="lg" background="linen" />
          <PatternGrid columns="swatches">
            <TilePlaces count={SECTION_SIZE - 1} />
          </PatternGrid>
        </Hanging>
      )}
    </SectionFrame>
  );
}

function Feature({ assets: [first, ...others] }: { assets: readonly FeaturedAsset[] }) {
  const lead = readFragment<FeatureSection_AssetFragment>(first);
  if (!lead) return null;
  return (
    <Hanging>
      <TiledPreview className="lazy-preview" to={`/product/${lead.slug}`} style={tiledPreviewStyle(lead, REPEAT_PX)}>
        <Plate>
          <chakra.span className="name" display="block" fontWeight="semibold">
            {lead.title}
          </chakra.span>
          <chakra.span display="block" color="ink.muted" fontSize="14px">
            {lead.designer?.name}
          </chakra.span>
        </Plate>
      </TiledPreview>
      <PatternGrid columns="swatches">
        <HomeTiles assets={others} sizes={SIZES} />
      </PatternGrid>
    </Hanging>
  );
}
