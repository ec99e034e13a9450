import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Structured logs, one JSON line each. Fields that could hold a secret are never written. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { process: 'api' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
  };
  return pino(options, destination ?? standardOutput());
}

/** Written at once. A log that cannot be written, as on a full disk, does not end the shop. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ sync: true });
  stream.on('error', () => {});
  return stream;
}
