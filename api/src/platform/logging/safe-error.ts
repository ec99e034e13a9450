/** What tells a developer where and why, and holds nothing that somebody entered. */
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

/** An error as it is written into the log. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [field: string]: unknown;
}

/**
 * An error for the log. Everything that libraries hang on it is left out but for an allow-list: PostgreSQL's `detail`
 * shows the row that broke a rule, and errors of clients carry what was sent.
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

/** By its shape: errors of the pool and of the job queue come from copies of the driver. */
function isFromPostgres(error: Error): boolean {
  return 'severity' in error && 'routine' in error;
}

/** PostgreSQL repeats a value that it could not read behind a colon: `invalid input syntax for type uuid: "…"`. */
function withoutValues(message: string): string {
  return message.replace(/: ".*$/s, ': (a value)');
}
