/** Diagnostic fields that never contain user input. */
const toldFields = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;
const MAX_CAUSES = 5;

/** An error as logged. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [field: string]: unknown;
}

/**
 * Converts an error for the log, keeping only allow-listed fields: PostgreSQL's `detail` contains the offending row,
 * and client errors contain the request.
 */
export function safeError(error: unknown, causes = MAX_CAUSES): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'what was thrown is no error', stack: '' };
  const message = isFromPostgres(error) ? withoutValues(error.message) : error.message;
  const { cause } = error;
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...Object.fromEntries(toldFields.flatMap((name) => told(error, name))),
    ...(cause instanceof Error && causes > 0 && { cause: safeError(cause, causes - 1) }),
  };
}

function told(error: Error, name: string): [string, unknown][] {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
}

/**
 * Returns whether it is a PostgreSQL error, by its shape: the pool and the job queue use other copies of the driver.
 */
function isFromPostgres(error: Error): boolean {
  return 'severity' in error && 'routine' in error;
}

/** Strips the value that PostgreSQL repeats after a colon: `invalid input syntax for type uuid: "…"`. */
function withoutValues(message: string): string {
  return message.replace(/: ".*$/s, ': (a value)');
}
