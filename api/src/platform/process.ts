import { isUnavailability } from './http/unavailability.ts';
import type { Logger } from './logging/logger.ts';
import { StartupError } from './startup-error.ts';

/** Says something to the person at the terminal: through the supervisor, or directly without one. */
export function notify(text: string): void {
  if (process.send) process.send({ type: 'notice', text });
  else process.stdout.write(`${text}\n`);
}

/** Explains why the process gives up: in one sentence where the operator can do something about it. */
export function reportFailure(error: unknown): void {
  const isFullDisk = error instanceof Error && /ENOSPC|No space left on device|\b53100\b/.test(String(error));
  if (isFullDisk) process.stderr.write('The disk is full: free some space and start again.\n');
  else if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}

/**
 * Lets the process outlive a neighbor's absence that a library met where nobody was waiting for it. Any other failure
 * that nobody handles is a bug and ends the process.
 */
export function outliveNeighbors(logger: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (error) => {
    if (!isUnavailability(error)) throw error;
    logger.error({ err: error }, 'nobody waited for this');
  });
}

/** The orderly end of the process. */
export interface Shutdown {
  /** Registers how a step is undone; the last one registered is undone first. */
  onStop(undo: () => Promise<unknown> | void): void;
  isStopping(): boolean;
  /** Undoes every step and ends the process. */
  stop(exitCode: number): Promise<void>;
}

/** Stops on SIGTERM and SIGINT, and when the supervisor is gone. */
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
  // What is said here may meet a full disk, which is no reason to end.
  process.stderr.on('error', () => undefined);
  return shutdown;
}
