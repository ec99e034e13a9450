import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from '../logging/logger.ts';

/** Forwards job queue messages to our log; routine ones only at debug level. */
export function workerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    const name: string = level;
    if (name === 'error') logger.error(message);
    else if (name === 'warning') logger.warn(message);
    else logger.debug(message);
  });
}
