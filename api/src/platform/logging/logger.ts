import { pino, type DestinationStream, type Logger } from 'pino';
import { safeError } from './safe-error.ts';
import { scrubbed } from './scrub.ts';

export type { Logger };

/** Fields that are never written, at the top of a line and one level below. */
const secretFields =
  'authorization cookie email password currentPassword newPassword otp token resetToken deviceToken'.split(' ');

/**
 * Structured logs, one JSON line each. What people enter, and secrets, are never written: not as fields, not with errors
 * of the database, and not within a text.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { process: 'api' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => safeError(error) },
    redact: secretFields.flatMap((name) => [name, `*.${name}`]),
    hooks: { streamWrite: scrubbed },
  };
  return pino(options, destination ?? standardOutput());
}

/** Written at once. A log that cannot be written, as on a full disk, does not end the shop. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ sync: true });
  stream.on('error', () => {});
  return stream;
}
