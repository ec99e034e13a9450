import { chakra } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { SECTION_SIZE, type TileSectionProps } from './home-list.ts';
import { HomeSection } from './HomeSection.tsx';
import { type HomeTile, HomeTiles } from './HomeTiles.tsx';
import { PartFailure, PartNotice } from './PartNotice.tsx';
import { TilePlaces } from './TilePlaces.tsx';

const TITLE = 'Editor’s selection';
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

/** The editors' choice after the one in the hero, on a strip that scrolls sideways. */
export function EditorsSelection({ state }: TileSectionProps) {
  return (
    <HomeSection title={TITLE} about="Picked by hand from every corner of the book" to="/collections/featured">
      {state.status === 'failed' ? <PartFailure title={TITLE} retry={state.retry} /> : null}
      {state.status === 'loading' ? (
        <Strip>
          <TilePlaces count={SECTION_SIZE} />
        </Strip>
      ) : null}
      {state.status === 'ready' ? <Selection assets={state.page.items} /> : null}
    </HomeSection>
  );
}

function Selection({ assets }: { assets: readonly HomeTile[] }) {
  if (assets.length === 0) return <PartNotice>Nothing lies in this collection just now.</PartNotice>;
  return (
    <Strip>
      <HomeTiles assets={assets} sizes="(min-width: 1024px) 320px, (min-width: 768px) 280px, 64vw" />
    </Strip>
  );
}
