import { LikenessIndex, type Likeness, type LikenessHit } from '@halfdrop/patterns';
import type { Db } from '../database.ts';
import { changedLikenesses } from './likeness.repository.ts';

/** Finds assets by their looks. */
export interface LikenessSearch {
  /** Ids of assets that look like one, the nearest first, without itself; null when it was not described. */
  similarTo(assetId: string, limit: number): Promise<readonly string[] | null>;
  /** Ids of assets that look like a picture: the very drawing first, in whatever colors, then what is near it. */
  similarToPicture(picture: Likeness, limit: number): Promise<readonly string[]>;
}

/** Below this distance of fingerprints two tiles are the same drawing, however colored. */
const SAME_DRAWING = 0.1;
/** More copies of one drawing than the shop will ever sell. */
const MAX_COPIES = 100;

/** How long what another process has changed may go unnoticed. */
const FRESH_MILLISECONDS = 10_000;
/** Changes appear when their transaction ends, a little after the instant they carry. */
const OVERLAP_MILLISECONDS = 60_000;

/** Makes the search. Descriptors are read with the first question and kept in memory, 252 bytes an asset. */
export function createLikenessSearch(db: Db, freshMilliseconds = FRESH_MILLISECONDS): LikenessSearch {
  const index = new LikenessIndex();
  const known = new Map<string, Likeness>();
  let readUntil = new Date(0);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function readChanges(): Promise<void> {
    const startedAt = performance.now();
    for (const { id, descriptor, fingerprint, updated_at: updatedAt } of await changedLikenesses(db, readUntil)) {
      if (descriptor && fingerprint) {
        const likeness = { descriptor: new Int8Array(descriptor), fingerprint: new Int8Array(fingerprint) };
        index.add(id, likeness);
        known.set(id, likeness);
      } else {
        index.remove(id);
        known.delete(id);
      }
      readUntil = new Date(updatedAt.getTime() - OVERLAP_MILLISECONDS);
    }
    readAt = startedAt;
  }

  /** Everyone who asks meanwhile waits for the same reading. */
  async function refresh(): Promise<void> {
    if (performance.now() - readAt < freshMilliseconds) return;
    reading ??= readChanges().finally(() => (reading = null));
    await reading;
  }

  function copiesOf({ fingerprint }: Likeness): LikenessHit[] {
    return index.searchDrawings(fingerprint, { limit: MAX_COPIES, within: SAME_DRAWING });
  }

  return {
    async similarTo(assetId, limit) {
      await refresh();
      const asset = known.get(assetId);
      if (!asset) return null;
      const copies = new Set(copiesOf(asset).map(({ id }) => id));
      const hits = index.search(asset.descriptor, { limit, where: (id) => id !== assetId && !copies.has(id) });
      return hits.map(({ id }) => id);
    },
    async similarToPicture(picture, limit) {
      await refresh();
      const copies = copiesOf(picture).map(({ id }) => id);
      const near = index.search(picture.descriptor, { limit }).map(({ id }) => id);
      return [...new Set([...copies, ...near])].slice(0, limit);
    },
  };
}
