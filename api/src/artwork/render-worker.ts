import { parentPort } from 'node:worker_threads';
import { renderPreview, renderSharePicture, type TileAlignment } from '@halfdrop/patterns';
import { buildZip } from '../downloads/build-zip.ts';
import { alignPictures } from './align-pictures.ts';
import { checkUpload, type UploadCheck } from './check-upload.ts';
import { describePicture, type PictureDescription } from './describe-picture.ts';
import { openTile } from './open-tile.ts';
import type { RenderTask } from './render-task.ts';
import { PART_DONE, type WorkAnswer } from './work-host.ts';
import { writeBundle } from './write-bundle.ts';

type Result = Uint8Array | PictureDescription | UploadCheck | TileAlignment | null;

async function perform(task: RenderTask): Promise<Result> {
  switch (task.kind) {
    case 'preview':
      return renderPreview(await openTile(task.artwork, task.places, 'screen'), task.options);
    case 'share':
      return renderSharePicture(await openTile(task.artwork, task.places, 'screen'));
    case 'bundle':
      await writeBundle(task, () => process.send?.(PART_DONE));
      return null;
    case 'zip':
      await buildZip(task.plan);
      return null;
    case 'describe':
      return describePicture(task.bytes, new URL(task.intakeProcess));
    case 'align':
      return alignPictures(task.tile, task.other);
    case 'check-upload':
      return checkUpload(task.file, task.claim, new URL(task.intakeProcess));
  }
}

async function answer(task: RenderTask): Promise<WorkAnswer<Result>> {
  try {
    return { result: await perform(task), error: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown failure';
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
    return { result: null, error: { message, code } };
  }
}

if (parentPort) {
  const port = parentPort;
  port.on('message', (task: RenderTask) => void answer(task).then((reply) => port.postMessage(reply)));
} else {
  // When run as a process: it exits together with its parent.
  process.on('message', answerParent);
  process.on('disconnect', () => process.exit());
}

function answerParent(task: RenderTask): void {
  void answer(task).then((reply) => process.send?.(reply));
}
