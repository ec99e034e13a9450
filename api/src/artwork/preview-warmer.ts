import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../platform/logging/logger.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { PreviewService, WarmedPicture } from './previews.service.ts';

/**
 * The widths of lists and of the product page on a phone: WebP first, for then nobody waits, with the unit a tile of a
 * list zooms out to; AVIF for lighter pages.
 */
const WARMED: readonly WarmedPicture[] = [
  { form: 'tile', format: 'webp', width: 480 },
  { form: 'tile', format: 'webp', width: 640 },
  { form: 'unit', format: 'webp', width: 320 },
  { form: 'tile', format: 'avif', width: 480 },
  { form: 'tile', format: 'avif', width: 640 },
];

/** So many patterns, the most popular first: what is drawn ahead must not fill the disk. */
const MAX_PATTERNS = 2000;

/** A picture that cannot be drawn is passed over; when so many fail, something else is wrong. */
const MAX_FAILURES = 20;

interface WarmerDependencies {
  readonly searchIndex: Pick<SearchIndex, 'mostPopular'>;
  readonly previews: PreviewService;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Pictures are drawn only after this long without a request. */
  readonly quietMilliseconds: number;
}

/** Draws pictures before anyone asks for them, one at a time, while nobody else wants the machine. */
export interface PreviewWarmer {
  start(): void;
  /** Someone is being served: draw nothing for a while. */
  noteRequest(): void;
  stop(): Promise<void>;
}

/** Makes the warmer; it stands still until it is started. */
export function createPreviewWarmer(dependencies: WarmerDependencies): PreviewWarmer {
  const { searchIndex, previews, logger, quietMilliseconds } = dependencies;
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
    for (const picture of WARMED) {
      for (const id of await searchIndex.mostPopular(MAX_PATTERNS)) {
        await untilQuiet();
        stopping.signal.throwIfAborted();
        await previews.warm(id, picture).catch((error: unknown) => {
          failures += 1;
          if (stopping.signal.aborted || failures >= MAX_FAILURES) throw error;
          logger.warn({ err: error, id, ...picture }, 'a preview could not be drawn ahead');
        });
      }
    }
    logger.info('all previews are drawn');
  }

  return {
    start() {
      lastRequestAt = performance.now();
      running = run().catch((error: unknown) => {
        if (!stopping.signal.aborted) logger.warn({ err: error }, 'previews could not be drawn ahead');
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
