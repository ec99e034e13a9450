import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { layoutOf } from '#features/stage/stage-asset.ts';
import { useStageSize } from '#features/stage/useStageSize.ts';
import { usePrivateFile } from '#lib/usePrivateFile.ts';
import { Chip } from '#ui/Chip.tsx';
import { KeyHint } from './KeyHint.tsx';
import { RepeatedTile } from './RepeatedTile.tsx';
import type { Reviewed, TileBox } from './reviewed.ts';
import { STAGE_VIEWS, type StageView, stageWindow } from './stage-view.ts';
import { TileOverlay } from './TileOverlay.tsx';
import { useMarkDrawing } from './useMarkDrawing.ts';

const Stage = chakra('div', {
  base: {
    position: 'relative',
    height: { base: '92vw', md: 'min(72dvh, 52rem)' },
    overflow: 'hidden',
    borderRadius: 'md',
    background: 'linen',
    '&[data-drawing]': { cursor: 'crosshair', touchAction: 'none' },
    '& > p': { position: 'absolute', inset: '0', margin: 'auto', height: 'fit-content', textAlign: 'center' },
  },
});

interface ReviewStageProps {
  readonly submission: Reviewed['submission'];
  readonly view: StageView;
  readonly onView: (view: StageView) => void;
  readonly marks: readonly TileBox[];
  /** Null where there is no reason to mark. */
  readonly onMark: ((mark: TileBox) => void) | null;
}

/** The picture in repeat, with what the check found and what the reviewer marks. Marks are drawn on the single tile. */
export function ReviewStage({ submission, view, onView, marks, onMark }: ReviewStageProps) {
  const { pictureUrl, size, title, repeatLayout, repeatMillimeters, findings } = submission;
  const { source, hasFailed } = usePrivateFile(pictureUrl);
  const ref = useRef<HTMLDivElement>(null);
  const stage = useStageSize(ref);
  const aspect = size && size.width > 0 ? size.height / size.width : 1;
  const window = stageWindow({ view, aspect, repeatMillimeters, stage });
  const isTile = view.scale === null;
  const { handlers, drawn } = useMarkDrawing({ window, aspect, onMark: isTile ? onMark : null });
  return (
    <section aria-label="Picture">
      <chakra.div role="group" aria-label="Picture size" display="flex" flexWrap="wrap" gap="2" marginBottom="3">
        {STAGE_VIEWS.map((each) => (
          <Chip key={each.label} aria-pressed={each === view} onClick={() => onView(each)}>
            {each.label}
          </Chip>
        ))}
        <KeyHint label="Next size" hint="V" />
      </chakra.div>
      <Stage
        ref={ref}
        role="img"
        aria-label={isTile ? `One tile of ${title}` : `${title} in repeat at ${view.label}`}
        data-drawing={isTile && onMark ? '' : undefined}
        {...handlers}
      >
        {source === null ? null : (
          <RepeatedTile source={source} layout={layoutOf(repeatLayout)} aspect={aspect} window={window}>
            <TileOverlay
              aspect={aspect}
              window={window}
              found={findings.flatMap(({ boxes }) => boxes)}
              marks={drawn ? [...marks, drawn] : marks}
            />
          </RepeatedTile>
        )}
        {hasFailed || pictureUrl === null ? <p>The picture could not be loaded.</p> : null}
      </Stage>
    </section>
  );
}
