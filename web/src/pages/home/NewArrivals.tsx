import { chakra } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import type { PartState } from './part-state.ts';
import { HomeSection } from './HomeSection.tsx';
import type { HomeTile_AssetFragment } from './HomeTile.fragment.generated.ts';
import { HomeTiles } from './HomeTiles.tsx';
import { PartFailure, PartNotice } from './PartNotice.tsx';
import { TilePlaces } from './TilePlaces.tsx';

const TITLE = 'New Arrivals';
const COUNT = 9;

/** The newest pattern lies over two rows and columns; its picture takes the height that is left above its title. */
const LeadGrid = chakra(PatternGrid, {
  base: {
    '& > li:first-of-type': { gridColumn: 'span 2', gridRow: { md: 'span 2' }, alignSelf: 'stretch' },
    '& > li:first-of-type .tile': { display: 'grid', gridTemplateRows: '1fr auto', height: '100%' },
    '& > li:first-of-type .tile-picture': { gridArea: '1 / 1', aspectRatio: { base: '1', md: 'auto' } },
    '& > li:first-of-type .tile-actions': { gridArea: '1 / 1', position: 'relative', aspectRatio: 'auto' },
    '& > li:first-of-type .pattern-picture': { position: 'absolute', inset: '0' },
    '& > li:first-of-type .zoom-out': { backgroundSize: 'auto 50%' },
  },
});

/** The nine newest patterns, the newest twice as large. */
export function NewArrivals({ state }: { state: PartState<{ readonly items: readonly HomeTile_AssetFragment[] }> }) {
  return (
    <HomeSection title={TITLE} about="Added in the last 14 days" to="/products?new=true&sort=newest">
      {state.status === 'failed' ? <PartFailure title={TITLE} retry={state.retry} /> : null}
      {state.status === 'loading' ? (
        <LeadGrid>
          <TilePlaces count={COUNT} />
        </LeadGrid>
      ) : null}
      {state.status === 'ready' ? <Arrivals assets={state.page.items} /> : null}
    </HomeSection>
  );
}

function Arrivals({ assets }: { assets: readonly HomeTile_AssetFragment[] }) {
  if (assets.length === 0) return <PartNotice>Nothing has been added in the last 14 days.</PartNotice>;
  return (
    <LeadGrid>
      <HomeTiles
        assets={assets}
        firstSizes="(min-width: 1024px) 640px, (min-width: 768px) 62vw, 92vw"
        sizes="(min-width: 1440px) 322px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw"
      />
    </LeadGrid>
  );
}
