import { chakra } from '@chakra-ui/react';
import type { PatternTile_AssetFragment } from '#features/catalog/PatternTile.fragment.generated.ts';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import { HomeSection } from './HomeSection.tsx';

const Strip = chakra(PatternGrid, {
  base: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: { base: '62vw', md: '260px' },
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    paddingBottom: '4',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '1' },
    paddingTop: '1',
    scrollPaddingInline: '16px',
    '& > li': { scrollSnapAlign: 'start' },
  },
});

/** The dearest premium patterns on a strip that scrolls sideways. */
export function Luxury({ assets }: { assets: readonly PatternTile_AssetFragment[] }) {
  if (assets.length === 0) return null;
  return (
    <HomeSection title="Luxury" about="The finest of the premium shelf" to="/products?premium=true&sort=price-high">
      <Strip tabIndex={0} aria-label="Luxury patterns">
        {assets.map((asset) => (
          <li key={asset.id}>
            <PatternTile asset={asset} headingLevel={3} sizes="(min-width: 768px) 260px, 62vw" />
          </li>
        ))}
      </Strip>
    </HomeSection>
  );
}
