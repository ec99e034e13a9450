import { chakra } from '@chakra-ui/react';
import type { RepeatLayout } from '@halfdrop/patterns/browser';
import { type ReactNode, useRef } from 'react';
import { useStageSize } from '#features/stage/useStageSize.ts';
import { Chip } from '#ui/Chip.tsx';
import { RepeatedTile } from './RepeatedTile.tsx';
import { STAGE_VIEWS, type StageView, stageWindow } from './stage-view.ts';
import type { TileBox } from './tile-box.ts';
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

/** A tile and its repeat. */
interface StagedTile {
  readonly title: string;
  /** URL of its picture; null if there is none yet. */
  readonly source: string | null;
  readonly hasFailed: boolean;
  readonly layout: RepeatLayout;
  /** Dimensions in pixels; null until known. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly repeatMillimeters: number | null;
}

interface TileStageProps {
  readonly tile: StagedTile;
  readonly view: StageView;
  readonly onView: (view: StageView) => void;
  /** Where the file check found something. */
  readonly found: readonly TileBox[];
  /** Where the reviewers' reasons apply. */
  readonly marks: readonly TileBox[];
  /** Called with a box drawn on the single tile; null if marking is disabled. */
  readonly onMark?: ((mark: TileBox) => void) | null;
  /** Shown next to the sizes. */
  readonly children?: ReactNode;
}

/** A tile in repeat at several scales, or by itself with its findings. */
export function TileStage({ tile, view, onView, found, marks, onMark = null, children }: TileStageProps) {
  const { source, hasFailed, title, layout, size, repeatMillimeters } = tile;
  const ref = useRef<HTMLDivElement>(null);
  const stage = useStageSize(ref);
  const aspect = size && size.width > 0 ? size.height / size.width : 1;
  const window = stageWindow({ view, aspect, repeatMillimeters, stage });
  const isTile = view.scale === null;
  const { handlers, drawn } = useMarkDrawing({ window, aspect, onMark: isTile ? onMark : null });
  return (
    <section aria-label={`Picture of ${title}`}>
      <chakra.div role="group" aria-label="Picture size" display="flex" flexWrap="wrap" gap="2" marginBottom="3">
        {STAGE_VIEWS.map((each) => (
          <Chip key={each.label} aria-pressed={each === view} onClick={() => onView(each)}>
            {each.label}
          </Chip>
        ))}
        {children}
      </chakra.div>
      <Stage
        ref={ref}
        role="img"
        aria-label={isTile ? `One tile of ${title}` : `${title} in repeat at ${view.label}`}
        data-drawing={isTile && onMark ? '' : undefined}
        {...handlers}
      >
        {source === null ? null : (
          <RepeatedTile source={source} layout={layout} aspect={aspect} window={window}>
            <TileOverlay aspect={aspect} window={window} found={found} marks={drawn ? [...marks, drawn] : marks} />
          </RepeatedTile>
        )}
        {hasFailed ? <p>The picture could not be loaded.</p> : null}
      </Stage>
    </section>
  );
}
