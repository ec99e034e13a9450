import type { Bundle } from '../downloads/downloads.ports.ts';

const MAX_BUNDLES = 500;
const MAX_AGE_MS = 10 * 60_000;

/** Bundles recently seen complete on disk; one deleted since is made again on request. */
export interface KnownBundles {
  find(key: string): Bundle | undefined;
  note(key: string, bundle: Bundle): void;
}

/** Creates an empty cache. */
export function createKnownBundles(): KnownBundles {
  const known = new Map<string, { readonly bundle: Bundle; readonly seenAt: number }>();
  return {
    find(key) {
      const found = known.get(key);
      return found && performance.now() - found.seenAt < MAX_AGE_MS ? found.bundle : undefined;
    },
    note(key, bundle) {
      known.delete(key);
      known.set(key, { bundle, seenAt: performance.now() });
      const [oldest] = known.keys();
      if (known.size > MAX_BUNDLES && oldest !== undefined) known.delete(oldest);
    },
  };
}
