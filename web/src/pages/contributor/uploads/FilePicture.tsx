import { useState } from 'react';
import { TileStage } from '#widgets/tile-stage/TileStage.tsx';
import { STAGE_VIEWS, type StageView } from '#widgets/tile-stage/stage-view.ts';
import { findingsOf } from './queue-words.ts';
import type { QueuedFile } from './upload-queue.ts';
import { useFilePicture } from './useFilePicture.ts';

/** A file that is still here, in repeat, with what was found on it. */
export function FilePicture({ queued: { file, layout, check } }: { readonly queued: QueuedFile }) {
  const [view, setView] = useState<StageView>(STAGE_VIEWS[3]);
  const source = useFilePicture(file);
  const size = check?.report.facts?.size ?? null;
  return (
    <TileStage
      tile={{ title: file.name, source, hasFailed: false, layout, size, repeatMillimeters: null }}
      view={view}
      onView={setView}
      found={findingsOf(check).flatMap(({ boxes }) => boxes)}
      marks={[]}
    />
  );
}
