import { useState } from 'react';
import { TileStage } from '#widgets/tile-stage/TileStage.tsx';
import { STAGE_VIEWS, type StageView } from '#widgets/tile-stage/stage-view.ts';
import { findingsOf } from './queue-words.ts';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

interface FilePictureProps {
  readonly queued: QueuedFile;
  readonly queue: UploadQueue;
}

/** A local file in repeat, with its findings. */
export function FilePicture({ queued, queue }: FilePictureProps) {
  const { file, layout, check } = queued;
  const [view, setView] = useState<StageView>(STAGE_VIEWS[3]);
  const source = queue.pictureOf(queued);
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
