import { useSyncExternalStore } from 'react';
import { uploadQueueOf } from '../uploads/upload-queue.ts';

/** The file on its way that takes the place of the one that a submission has. */
export function useReplacement(studioId: string, submissionId: string) {
  const queue = uploadQueueOf(studioId, submissionId);
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  return { queue, files, isOnItsWay: files.some(({ step }) => step !== 'refused') };
}
