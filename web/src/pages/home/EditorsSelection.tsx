import { chakra } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import type { PartState } from './part-state.ts';
import { HomeSection } from './HomeSection.tsx';
import type { HomeTile_AssetFragment } from './HomeTile.fragment.generated.ts';
import { HomeTiles } from './HomeTiles.tsx';
import { PartFailure, PartNotice } from './PartNotice.tsx';
import { TilePlaces } from './TilePlaces.tsx';

const TITLE = 'Editor’s selection';
const COUNT = 9;
/** How far the strip reaches over the page's margin, so that it runs off the screen. */
const margin = { base: '4', md: '8', lg: '10' };
const negativeMargin = { base: '-4', md: '-8', lg: '-10' };

const Strip = chakra(
  PatternGrid,
  {
    base: {
      gridAutoColumns: { base: '64vw', sm: '44vw', md: '280px', lg: '320px' },
      marginInline: negativeMargin,
      paddingInline: margin,
      paddingBlock: '1',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: margin,
      scrollbarWidth: 'thin',
      '& > li': { scrollSnapAlign: 'start' },
    },
  },
  { defaultProps: { columns: 'endless' } },
);

/** The nine best rated patterns, on a strip that scrolls sideways. */
export function EditorsSelection({
  state,
}: {
  state: PartState<{ readonly items: readonly HomeTile_AssetFragment[] }>;
}) {
  return (
    <HomeSection title={TITLE} about="The best rated patterns in the shop" to="/products?sort=rating">
      {state.status === 'failed' ? <PartFailure title={TITLE} retry={state.retry} /> : null}
      {state.status === 'loading' ? (
        <Strip>
          <TilePlaces count={COUNT} />
        </Strip>
      ) : null}
      {state.status === 'ready' ? <Selection assets={state.page.items} /> : null}
    </HomeSection>
  );
}

function Selection({ assets }: { assets: readonly HomeTile_AssetFragment[] }) {
  if (assets.length === 0) return <PartNotice>No pattern has been rated yet.</PartNotice>;
  return (
    <Strip>
      <HomeTiles assets={assets} sizes="(min-width: 1024px) 320px, (min-width: 768px) 280px, 64vw" />
    </Strip>
  );
}
