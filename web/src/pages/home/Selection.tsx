import type { PatternTile_AssetFragment } from '#features/catalog/PatternTile.fragment.generated.ts';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import { HomeSection } from './HomeSection.tsx';

/** The nine best rated patterns, three in a row. */
export function Selection({ assets }: { assets: readonly PatternTile_AssetFragment[] }) {
  if (assets.length === 0) return null;
  return (
    <HomeSection title="Editor’s selection" about="Rated best by those who print them" to="/products?sort=rating">
      <PatternGrid columns="three">
        {assets.map((asset) => (
          <li key={asset.id}>
            <PatternTile asset={asset} headingLevel={3} sizes="(min-width: 768px) 31vw, 46vw" />
          </li>
        ))}
      </PatternGrid>
    </HomeSection>
  );
}
