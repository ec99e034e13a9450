import { type DestinationStream, pino } from 'pino';

/**
 * Standard output, written a page at a time. A log that cannot be written, for example because the disk is full, must
 * not end the process; pino's background writer would also block forever on exit.
 */
export function logDestination(): DestinationStream {
  const destination = pino.destination({ sync: true, minLength: 4096, maxLength: 1_048_576 });
  // Libraries may write to standard error on the same full disk.
  for (const stream of [destination, process.stderr]) stream.on('error', () => {});
  return destination;
}
