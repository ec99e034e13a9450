import { setTimeout as wait } from 'node:timers/promises';
import type { FileStore } from './file-store.ts';

/** However many want to know, the store is asked once in this time. */
const KEPT_MILLISECONDS = 5000;
/** Who asks for the health of the shop waits for a second at most. */
const PATIENCE_MILLISECONDS = 500;

/** Tells whether a store can be used; one that takes too long to say so cannot. */
export function watchFileStore(store: Pick<FileStore, 'check'>): () => Promise<boolean> {
  let known: Promise<boolean> | null = null;
  let askedAt = 0;
  return () => {
    const now = performance.now();
    if (!known || now - askedAt > KEPT_MILLISECONDS) {
      askedAt = now;
      known = isUsable(store);
    }
    return known;
  };
}

async function isUsable(store: Pick<FileStore, 'check'>): Promise<boolean> {
  const asked = store.check().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, wait(PATIENCE_MILLISECONDS, false, { ref: false })]);
}
