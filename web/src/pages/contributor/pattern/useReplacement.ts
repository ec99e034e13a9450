import { useSyncExternalStore } from 'react';
import { useOwnTiles } from '../uploads/useOwnTiles.ts';
import { uploadQueueOf } from '../uploads/upload-queue.ts';

/** Returns the upload that replaces a submission's file. */
export function useReplacement(studioId: string, submissionId: string) {
  const queue = uploadQueueOf(studioId, submissionId);
  useOwnTiles(studioId, queue);
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  return { queue, files, isOnItsWay: files.some(({ step }) => step !== 'refused') };
}
