import { isUnavailability } from './http/unavailability.ts';
import type { Logger } from './logging/logger.ts';
import { StartupError } from './startup-error.ts';

/** Prints a message for the operator, through the supervisor if there is one. */
export function notify(text: string): void {
  if (process.send) process.send({ type: 'notice', text });
  else process.stdout.write(`${text}\n`);
}

/** Reports why the process exits: as one sentence if the operator can act on it. */
export function reportFailure(error: unknown): void {
  const isFullDisk = error instanceof Error && /ENOSPC|No space left on device|\b53100\b/.test(String(error));
  if (isFullDisk) process.stderr.write('The disk is full: free some space and start again.\n');
  else if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}

/**
 * Keeps the process alive when a library fails in the background because a dependency is unavailable. Any other
 * unhandled error is a bug and ends the process.
 */
export function outliveNeighbors(logger: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (error) => {
    if (!isUnavailability(error)) throw error;
    logger.error({ err: error }, 'nobody waited for this');
  });
}

/** Graceful shutdown of the process. */
export interface Shutdown {
  /** Registers a cleanup step; steps run in reverse order. */
  onStop(undo: () => Promise<unknown> | void): void;
  isStopping(): boolean;
  /** Runs all cleanup steps and exits. */
  stop(exitCode: number): Promise<void>;
}

/** Shuts down on SIGTERM, SIGINT and when the supervisor is gone. */
export function createShutdown(): Shutdown {
  const steps: (() => Promise<unknown> | void)[] = [];
  let stopping = false;
  const shutdown: Shutdown = {
    onStop: (undo) => void steps.push(undo),
    isStopping: () => stopping,
    async stop(exitCode) {
      if (stopping) return;
      stopping = true;
      for (const undo of steps.toReversed()) {
        try {
          await undo();
        } catch (error) {
          reportFailure(error);
        }
      }
      process.exit(exitCode);
    },
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void shutdown.stop(0));
  if (process.send) process.on('disconnect', () => void shutdown.stop(0));
  // Writing to a full disk must not end the process.
  process.stderr.on('error', () => undefined);
  return shutdown;
}
