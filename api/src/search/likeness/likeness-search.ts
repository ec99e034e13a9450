import { setTimeout } from 'node:timers/promises';
import type { Descriptor, Likeness } from '@halfdrop/patterns';
import type { Db } from '../../database.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { startThread, type ThreadCalls } from '../../platform/threads/thread-calls.ts';
import type { LikenessAnswer, LikenessQuestion } from './likeness-question.ts';
import { placeAt, readChangedLooks } from './likeness.repository.ts';

/** Maximum number of results and their maximum distance: 1 is the distance of unrelated patterns. */
interface LikenessBounds {
  readonly limit: number;
  readonly within?: number;
}

/** Finds assets by appearance; returns ids, nearest first. */
export interface LikenessSearch {
  /** Returns lookalikes of an asset, excluding itself and its colorways; null if it has no descriptor yet. */
  similarTo(assetId: string, limit: number): Promise<readonly string[] | null>;
  /** Returns lookalikes of a picture: the same drawing in any colors first, then similar ones. */
  similarToPicture(picture: Likeness, bounds: LikenessBounds): Promise<readonly string[]>;
  /** Returns as many nearest by drawing as by look, in no particular order. */
  nearestTo(picture: Likeness, limit: number): Promise<readonly string[]>;
  /** Returns assets with colors given by `describePalette`. */
  withColors(colors: Descriptor, bounds: LikenessBounds): Promise<readonly string[]>;
  /** Loads the data before the first request. */
  start(): void;
  close(): Promise<void>;
}

interface LikenessDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** URL of the worker bundle. */
  readonly worker: URL;
  /** Maximum staleness of changes; 10 seconds by default. */
  readonly freshMilliseconds?: number;
}

const FRESH_MILLISECONDS = 10_000;
/** Changes become visible when their transaction ends, slightly after their timestamp. */
const OVERLAP_MILLISECONDS = 60_000;
/** Assets per read: about half a megabyte. */
const BATCH = 2000;
const ANYWHERE = Number.POSITIVE_INFINITY;
/** How long a request waits for a refresh; only the first load of a large catalog takes longer. */
const PATIENCE_MILLISECONDS = 1000;

/**
 * Creates the search. A worker thread stores and compares descriptors; this thread sends it the rows as packed by the
 * database.
 */
export function createLikenessSearch(dependencies: LikenessDependencies): LikenessSearch {
  let informed: InformedThread | null = null;
  const current = () => (informed ??= informedThread(dependencies, () => (informed = null)));

  async function ask(question: LikenessQuestion): Promise<LikenessAnswer> {
    const { calls, refresh } = current();
    const reading = refresh();
    if (reading) await Promise.race([reading, setTimeout(PATIENCE_MILLISECONDS, null, { ref: false })]);
    return calls.ask(question);
  }

  const idsOf = async (question: LikenessQuestion) => (await ask(question)) ?? [];
  return {
    similarTo: (assetId, limit) => ask({ kind: 'similar', assetId, limit }),
    similarToPicture: (picture, { limit, within = ANYWHERE }) => idsOf({ kind: 'picture', picture, limit, within }),
    nearestTo: (picture, limit) => idsOf({ kind: 'nearest', picture, limit }),
    withColors: (colors, { limit, within = ANYWHERE }) => idsOf({ kind: 'palette', colors, limit, within }),
    start() {
      current()
        .refresh()
        ?.catch((error: unknown) => dependencies.logger.warn({ err: error }, 'the looks of assets were not read'));
    },
    close: async () => informed?.calls.close(),
  };
}

/** A thread kept up to date with changes. */
interface InformedThread {
  readonly calls: ThreadCalls<LikenessQuestion, LikenessAnswer>;
  /** Sends pending changes; null while the data is fresh. Concurrent callers share one refresh. */
  readonly refresh: () => Promise<void> | null;
}

function informedThread({ db, clock, worker, ...rest }: LikenessDependencies, onEnd: () => void): InformedThread {
  const { freshMilliseconds = FRESH_MILLISECONDS } = rest;
  const calls = startThread<LikenessQuestion, LikenessAnswer>(worker, { onEnd });
  let readUntil = placeAt(new Date(0));
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function tellChanges(): Promise<void> {
    const startedAt = performance.now();
    const next = placeAt(new Date(clock.now().getTime() - OVERLAP_MILLISECONDS));
    for (;;) {
      const { count, found, gone, end } = await readChangedLooks(db, readUntil, BATCH);
      const change = { kind: 'change', found: owned(found), gone: owned(gone) } as const;
      if (count > 0) await calls.ask(change, [change.found.buffer, change.gone.buffer]);
      if (count < BATCH || !end) break;
      readUntil = end;
    }
    await calls.ask({ kind: 'gather' });
    readUntil = next;
    readAt = startedAt;
  }

  return {
    calls,
    refresh: () => {
      if (performance.now() - readAt < freshMilliseconds) return null;
      reading ??= tellChanges().finally(() => (reading = null));
      return reading;
    },
  };
}

/** Copies bytes to a buffer of their own, which can be transferred. */
function owned(bytes: Buffer | null): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes ?? []);
}
