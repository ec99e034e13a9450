import { setTimeout as wait } from 'node:timers/promises';
import type { FileStore } from './file-store.ts';

/** How long a health check result is cached. */
const KEPT_MILLISECONDS = 5000;
/** Timeout of the check; health probes themselves time out after about a second. */
const PATIENCE_MILLISECONDS = 500;

/** Returns a cached health check of a store; a timeout counts as unhealthy. */
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
