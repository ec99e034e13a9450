import { parentPort } from 'node:worker_threads';
import { productionFile, renderPreview } from '@halfdrop/patterns';
import type { RenderTask } from './render-task.ts';

/** What the thread answers to a task. */
export type RenderAnswer =
  { readonly bytes: Uint8Array; readonly error: null } | { readonly bytes: null; readonly error: string };

async function answer(task: RenderTask): Promise<RenderAnswer> {
  try {
    const bytes =
      task.kind === 'preview'
        ? await renderPreview(task.spec, task.options)
        : await productionFile(task.spec, task.format, task.meta);
    return { bytes, error: null };
  } catch (error) {
    return { bytes: null, error: error instanceof Error ? error.message : 'unknown failure' };
  }
}

parentPort?.on('message', (task: RenderTask) => {
  void answer(task).then((reply) => parentPort?.postMessage(reply));
});
