import { chakra } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { SECTION_SIZE, type TileSectionProps } from './home-list.ts';
import { HomeTiles } from './HomeTiles.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { TilePlaces } from './TilePlaces.tsx';

/** Extends the strip across the page margin to the edge of the screen. */
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

/** Nine patterns in a strip that scrolls sideways. */
export function StripSection(props: TileSectionProps) {
  const { state } = props;
  return (
    <SectionFrame {...props}>
      <Strip>
        {state.status === 'ready' ? (
          <HomeTiles
            assets={state.page.items.slice(0, SECTION_SIZE)}
            sizes="(min-width: 1024px) 320px, (min-width: 768px) 280px, 64vw"
          />
        ) : (
          <TilePlaces count={SECTION_SIZE} />
        )}
      </Strip>
    </SectionFrame>
  );
}
