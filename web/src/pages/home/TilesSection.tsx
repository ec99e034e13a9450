import { SECTION_SIZE, type TileSectionProps } from './home-list.ts';
import { HomeTiles } from './HomeTiles.tsx';
import { LeadGrid, leadSizes } from './LeadGrid.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { TilePlaces } from './TilePlaces.tsx';

interface Props extends TileSectionProps {
  readonly lead: 'start' | 'end';
}

/** Nine tiles, one of them double size. */
export function TilesSection({ lead, ...props }: Props) {
  const { state } = props;
  return (
    <SectionFrame {...props}>
      <LeadGrid lead={lead}>
        {state.status === 'ready' ? (
          <HomeTiles assets={state.page.items} {...leadSizes} />
        ) : (
          <TilePlaces count={SECTION_SIZE} />
        )}
      </LeadGrid>
    </SectionFrame>
  );
}
