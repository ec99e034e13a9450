import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../platform/logging/logger.ts';

/** Something that can be made before anyone asks for it, and what it is, for the log. */
export interface WarmingPiece {
  readonly facts: Readonly<Record<string, unknown>>;
  make(): Promise<unknown>;
}

/** A piece that cannot be made is passed over; when so many fail, something else is wrong. */
const MAX_FAILURES = 20;

interface WarmerDependencies {
  /** All that is made, in its order. */
  readonly pieces: () => AsyncIterable<WarmingPiece>;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Pieces are made only after this long without a request. */
  readonly quietMilliseconds: number;
}

/** Makes pictures and files before anyone asks for them, one at a time, while nobody else wants the machine. */
export interface IdleWarmer {
  start(): void;
  /** Someone is being served: make nothing for a while. */
  noteRequest(): void;
  stop(): Promise<void>;
}

/** Creates the warmer; it stands still until it is started. */
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
