import { layoutOf } from '#features/stage/stage-asset.ts';
import { usePrivateFile } from '#lib/usePrivateFile.ts';
import type { StageView } from '#widgets/tile-stage/stage-view.ts';
import type { TileBox } from '#widgets/tile-stage/tile-box.ts';
import { TileStage } from '#widgets/tile-stage/TileStage.tsx';
import { KeyHint } from '../keys/KeyHint.tsx';
import type { Reviewed } from './reviewed.ts';

interface ReviewStageProps {
  readonly submission: Reviewed['submission'];
  readonly view: StageView;
  readonly onView: (view: StageView) => void;
  readonly marks: readonly TileBox[];
  /** Null if there is no reason to mark. */
  readonly onMark: ((mark: TileBox) => void) | null;
}

/** The picture in repeat, with findings and the reviewer's marks. Marks are drawn on the single tile. */
export function ReviewStage({ submission, view, onView, marks, onMark }: ReviewStageProps) {
  const { pictureUrl, size, title, repeatLayout, repeatMillimeters, findings } = submission;
  const { source, hasFailed } = usePrivateFile(pictureUrl);
  const isMissing = hasFailed || pictureUrl === null;
  const tile = { title, source, hasFailed: isMissing, layout: layoutOf(repeatLayout), size, repeatMillimeters };
  return (
    <TileStage
      tile={tile}
      view={view}
      onView={onView}
      found={findings.flatMap(({ boxes }) => boxes)}
      marks={marks}
      onMark={onMark}
    >
      <KeyHint label="Next size" hint="V" />
    </TileStage>
  );
}
