import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailability } from '../../http/unavailability.ts';
import type { Logger } from '../../logging/logger.ts';

interface KeptServer {
  readonly isRunning: () => boolean;
  readonly start: () => Promise<unknown>;
  readonly logger: Pick<Logger, 'warn' | 'error' | 'info'>;
}

const LOOK_EVERY_MS = 100;
const RETRY_EVERY_MS = 1000;

/**
 * Restarts a server whenever it dies. Polls instead of listening for an exit event, because a server that was attached
 * to is not a child process.
 * @returns a function that stops watching; it resolves once no restart is in progress
 */
export function keepRunning({ isRunning, start, logger }: KeptServer): () => Promise<void> {
  const rest = new AbortController();

  async function revive(): Promise<void> {
    logger.warn('the database has died and is started again');
    let hasFailed = false;
    while (!rest.signal.aborted) {
      try {
        await start();
        logger.info('the database runs again');
        return;
      } catch (error) {
        if (!hasFailed) logger.error({ err: error }, 'the database cannot be started; this is tried until it can be');
        hasFailed = true;
      }
      await pauseUnless(rest.signal, RETRY_EVERY_MS);
    }
  }

  /**
   * Returns whether the server is known to be gone. If the check itself fails, as without free file descriptors,
   * assumes it is not.
   */
  function isGone(): boolean {
    try {
      return !isRunning();
    } catch (error) {
      if (!isUnavailability(error)) throw error;
      return false;
    }
  }

  async function keep(): Promise<void> {
    while (!rest.signal.aborted) {
      if (isGone()) await revive();
      else await pauseUnless(rest.signal, LOOK_EVERY_MS);
    }
  }

  const kept = keep();
  return () => {
    rest.abort();
    return kept;
  };
}

async function pauseUnless(signal: AbortSignal, milliseconds: number): Promise<void> {
  await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
