import { pino, type DestinationStream, type Logger } from 'pino';
import { safeError } from './safe-error.ts';
import { scrubbed } from './scrub.ts';

export type { Logger };

/** Redacted fields, at the top level and one level below. */
const secretFields =
  'authorization cookie email password currentPassword newPassword otp token resetToken deviceToken'.split(' ');

/**
 * Creates a structured logger that writes JSON lines. User input and secrets are never logged, neither as fields, nor
 * in database errors, nor inside texts.
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

/** Returns synchronous standard output. Write errors, such as a full disk, do not end the process. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ sync: true });
  stream.on('error', () => {});
  return stream;
}
