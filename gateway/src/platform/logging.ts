import { type DestinationStream, pino } from 'pino';

/**
 * Standard output, written a page at a time. A log that cannot be written, as on a full disk, does not end the shop;
 * pino's background writer would also wait for room for ever when the process exits.
 */
export function logDestination(): DestinationStream {
  const destination = pino.destination({ sync: true, minLength: 4096, maxLength: 1_048_576 });
  // What libraries print on standard error may meet the same disk.
  for (const stream of [destination, process.stderr]) stream.on('error', () => {});
  return destination;
}
