import { SECTION_SIZE, type TileSectionProps } from './home-list.ts';
import { HomeSection } from './HomeSection.tsx';
import { HomeTiles } from './HomeTiles.tsx';
import { LeadGrid, leadSizes } from './LeadGrid.tsx';
import { PartFailure, PartNotice } from './PartNotice.tsx';
import { TilePlaces } from './TilePlaces.tsx';

const TITLE = 'New Arrivals';

/** The nine newest patterns, the newest twice as large. */
export function NewArrivals({ state }: TileSectionProps) {
  return (
    <HomeSection title={TITLE} about="Added in the last 14 days" to="/collections/new">
      {state.status === 'failed' ? <PartFailure title={TITLE} retry={state.retry} /> : null}
      {state.status === 'loading' ? (
        <LeadGrid>
          <TilePlaces count={SECTION_SIZE} />
        </LeadGrid>
      ) : null}
      {state.status === 'ready' && state.page.items.length === 0 ? (
        <PartNotice>Nothing has been added in the last 14 days.</PartNotice>
      ) : null}
      {state.status === 'ready' && state.page.items.length > 0 ? (
        <LeadGrid>
          <HomeTiles assets={state.page.items} {...leadSizes} />
        </LeadGrid>
      ) : null}
    </HomeSection>
  );
}
