import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../platform/logging/logger.ts';

/** Something to produce ahead of time, with a description for the log. */
export interface WarmingPiece {
  readonly facts: Readonly<Record<string, unknown>>;
  make(): Promise<unknown>;
}

/** A failing piece is skipped; after this many failures the warmer stops, since something else is wrong. */
const MAX_FAILURES = 20;

interface WarmerDependencies {
  /** Everything to produce, in order. */
  readonly pieces: () => AsyncIterable<WarmingPiece>;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Pieces are only produced after this long without a request. */
  readonly quietMilliseconds: number;
}

/** Produces images and files ahead of time, one at a time, while the machine is otherwise idle. */
export interface IdleWarmer {
  start(): void;
  /** Pauses the warmer because a request is being served. */
  noteRequest(): void;
  stop(): Promise<void>;
}

/** Creates the warmer, which is idle until started. */
export function createIdleWarmer({ pieces, logger, quietMilliseconds }: WarmerDependencies): IdleWarmer {
  const stopping = new AbortController();
  let lastRequestAt = 0;
  let running: Promise<void> = Promise.resolve();

  async function untilQuiet(): Promise<void> {
    for (;;) {
      const left = lastRequestAt + quietMilliseconds - performance.now();
      if (left <= 0) return;
      await wait(left, undefined, { signal: stopping.signal, ref: false });
    }
  }

  async function run(): Promise<void> {
    let failures = 0;
    for await (const piece of pieces()) {
      await untilQuiet();
      stopping.signal.throwIfAborted();
      await piece.make().catch((error: unknown) => {
        failures += 1;
        if (stopping.signal.aborted || failures >= MAX_FAILURES) throw error;
        logger.warn({ err: error, ...piece.facts }, 'something could not be made ahead');
      });
    }
    logger.info('all is made ahead');
  }

  return {
    start() {
      lastRequestAt = performance.now();
      running = run().catch((error: unknown) => {
        if (!stopping.signal.aborted) logger.warn({ err: error }, 'nothing more is made ahead');
      });
    },
    noteRequest() {
      lastRequestAt = performance.now();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
