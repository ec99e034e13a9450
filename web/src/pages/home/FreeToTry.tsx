import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import type { PartState } from './part-state.ts';
import { HomeSection } from './HomeSection.tsx';
import type { HomeTile_AssetFragment } from './HomeTile.fragment.generated.ts';
import { HomeTiles } from './HomeTiles.tsx';
import { PartFailure, PartNotice } from './PartNotice.tsx';
import { TilePlaces } from './TilePlaces.tsx';

interface FreePatterns {
  readonly items: readonly HomeTile_AssetFragment[];
  readonly pageInfo: { readonly totalItems: number };
}

const TITLE = 'Free to try';
const COUNT = 6;

function aboutOf(state: PartState<FreePatterns>): string {
  const count = state.status === 'ready' ? state.page.pageInfo.totalItems : 0;
  return count > 1 ? `${count} patterns that cost nothing` : 'Patterns that cost nothing';
}

/** The most downloaded free patterns, small. */
export function FreeToTry({ state }: { state: PartState<FreePatterns> }) {
  return (
    <HomeSection title={TITLE} about={aboutOf(state)} to="/products?free=true">
      {state.status === 'failed' ? <PartFailure title={TITLE} retry={state.retry} /> : null}
      {state.status === 'loading' ? (
        <PatternGrid columns="six">
          <TilePlaces count={COUNT} />
        </PatternGrid>
      ) : null}
      {state.status === 'ready' ? <FreeTiles assets={state.page.items} /> : null}
    </HomeSection>
  );
}

function FreeTiles({ assets }: { assets: readonly HomeTile_AssetFragment[] }) {
  if (assets.length === 0) return <PartNotice>No pattern is free just now.</PartNotice>;
  return (
    <PatternGrid columns="six">
      <HomeTiles
        assets={assets}
        sizes="(min-width: 1440px) 208px, (min-width: 1024px) 15vw, (min-width: 768px) 30vw, 46vw"
      />
    </PatternGrid>
  );
}
