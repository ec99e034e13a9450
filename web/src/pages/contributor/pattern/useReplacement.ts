import { useSyncExternalStore } from 'react';
import { useOwnTiles } from '../uploads/useOwnTiles.ts';
import { uploadQueueOf } from '../uploads/upload-queue.ts';

/** The file on its way that takes the place of the one that a submission has. */
export function useReplacement(studioId: string, submissionId: string) {
  const queue = uploadQueueOf(studioId, submissionId);
  useOwnTiles(studioId, queue);
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  return { queue, files, isOnItsWay: files.some(({ step }) => step !== 'refused') };
}
