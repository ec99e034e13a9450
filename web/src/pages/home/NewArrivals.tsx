import { chakra } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import type { PatternTile_AssetFragment } from '#features/catalog/PatternTile.fragment.generated.ts';
import { TileSkeletons } from '#features/catalog/TileSkeletons.tsx';
import { HomeSection } from './HomeSection.tsx';

const LeadGrid = chakra(PatternGrid, {
  base: { '& > li:first-of-type': { gridColumn: 'span 2', gridRow: { md: 'span 2' } } },
});

/** The nine newest patterns, the newest twice as large. */
export function NewArrivals({ assets, isLoading }: { assets: readonly PatternTile_AssetFragment[]; isLoading: boolean }) {
  if (!isLoading && assets.length === 0) return null;
  return (
    <HomeSection title="New Arrivals" about="Fresh off the table" to="/products?new=true&sort=newest">
      {isLoading && assets.length === 0 ? (
        <TileSkeletons count={8} columns="four" />
      ) : (
        <LeadGrid>
          {assets.map((asset, index) => (
            <li key={asset.id}>
              <PatternTile
                asset={asset}
                headingLevel={3}
                sizes={index === 0 ? '(min-width: 1024px) 48vw, 92vw' : '(min-width: 1024px) 24vw, 46vw'}
              />
            </li>
          ))}
        </LeadGrid>
      )}
    </HomeSection>
  );
}
