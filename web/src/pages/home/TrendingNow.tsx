import { SECTION_SIZE, type TileSectionProps } from './home-list.ts';
import { HomeSection } from './HomeSection.tsx';
import { HomeTiles } from './HomeTiles.tsx';
import { LeadGrid, leadSizes } from './LeadGrid.tsx';
import { PartFailure, PartNotice } from './PartNotice.tsx';
import { TilePlaces } from './TilePlaces.tsx';

const TITLE = 'Trending Now';

/** The nine patterns with most downloads of late, the first twice as large. */
export function TrendingNow({ state }: TileSectionProps) {
  return (
    <HomeSection title={TITLE} about="What leads our lists just now" to="/collections/trending">
      {state.status === 'failed' ? <PartFailure title={TITLE} retry={state.retry} /> : null}
      {state.status === 'loading' ? (
        <LeadGrid lead="end">
          <TilePlaces count={SECTION_SIZE} />
        </LeadGrid>
      ) : null}
      {state.status === 'ready' && state.page.items.length === 0 ? (
        <PartNotice>No pattern leads our lists just now.</PartNotice>
      ) : null}
      {state.status === 'ready' && state.page.items.length > 0 ? (
        <LeadGrid lead="end">
          <HomeTiles assets={state.page.items} {...leadSizes} />
        </LeadGrid>
      ) : null}
    </HomeSection>
  );
}
