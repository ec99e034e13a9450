import { setTimeout } from 'node:timers/promises';
import type { Descriptor, Likeness } from '@halfdrop/patterns';
import type { Db } from '../../database.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { startThread, type ThreadCalls } from '../../platform/threads/thread-calls.ts';
import type { LikenessAnswer, LikenessQuestion } from './likeness-question.ts';
import { placeAt, readChangedLooks } from './likeness.repository.ts';

/** How many assets are asked for, and how far from what is sought they may be: 1 is the distance of strangers. */
interface LikenessBounds {
  readonly limit: number;
  readonly within?: number;
}

/** Finds assets by their looks; answers are ids, the nearest first. */
export interface LikenessSearch {
  /** What looks like an asset, without itself and its other colorways; null when it was not described. */
  similarTo(assetId: string, limit: number): Promise<readonly string[] | null>;
  /** What looks like a picture: the very drawing first, in whatever colors, then what is near it. */
  similarToPicture(picture: Likeness, bounds: LikenessBounds): Promise<readonly string[]>;
  /** The nearest to a picture by drawing and the nearest by look, as many of each, in no order. */
  nearestTo(picture: Likeness, limit: number): Promise<readonly string[]>;
  /** What has colors, told by `describePalette`. */
  withColors(colors: Descriptor, bounds: LikenessBounds): Promise<readonly string[]>;
  /** Reads what there is before anyone asks. */
  start(): void;
  close(): Promise<void>;
}

interface LikenessDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** The bundle of the thread that compares. */
  readonly worker: URL;
  /** How long what was changed may go unnoticed; 10 seconds when left out. */
  readonly freshMilliseconds?: number;
}

const FRESH_MILLISECONDS = 10_000;
/** Changes appear when their transaction ends, a little after the instant they carry. */
const OVERLAP_MILLISECONDS = 60_000;
/** Assets that are read at once: about half a megabyte. */
const BATCH = 2000;
const ANYWHERE = Number.POSITIVE_INFINITY;
/** A question waits for a reading so long; what takes longer is the first reading of a large catalog. */
const PATIENCE_MILLISECONDS = 1000;

/** Makes the search. A thread keeps the descriptors and compares; this one hands over what the database has packed. */
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

/** A thread that is told of changes. */
interface InformedThread {
  readonly calls: ThreadCalls<LikenessQuestion, LikenessAnswer>;
  /** Tells it of what has changed; null while what it knows is fresh. Everyone who asks meanwhile gets the same reading. */
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

/** The bytes in a buffer of their own, which can be handed over. */
function owned(bytes: Buffer | null): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes ?? []);
}
