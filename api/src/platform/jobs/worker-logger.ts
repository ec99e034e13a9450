import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from '../logging/logger.ts';

/** Sends what the job queue has to say to our logs; its everyday news only at the debug level. */
export function workerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    const name: string = level;
    if (name === 'error') logger.error(message);
    else if (name === 'warning') logger.warn(message);
    else logger.debug(message);
  });
}
