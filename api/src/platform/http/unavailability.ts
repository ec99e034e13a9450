/** Disk full: file system, quota and PostgreSQL. */
const diskFullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Temporary error codes of the application, the operating system, Node.js and PostgreSQL. */
const temporaryCodes = new Set([
  'unavailable',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EMFILE', // out of file descriptors, in the process or on the machine
  'ENFILE',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'UND_ERR_SOCKET',
  ...diskFullCodes,
  '25P03', // idle in transaction for too long
  '53200', // out of memory
  '53300', // too many connections
  '40001', // serialization failure, after retries
  '40P01', // deadlock, after retries
  '55P03', // lock timeout
  '58P01', // missing server file, as while its package is replaced
  '57014', // statement timeout
  '57P01', // shut down by the operator
  '57P02', // crash of another server process
  '57P03', // starting up or shutting down
  '57P05', // idle for too long
]);

/** PostgreSQL's error class for connection failures. */
const connectionException = /^08[\dA-Z]{3}$/;

/**
 * Connection errors without a code from `pg`, its pool and Kysely: missing socket file, connection lost while
 * connecting or querying, connection already closed, pool timeout.
 */
const lostConnection = new RegExp(
  [
    'connect ENOENT',
    'Connection terminated',
    'timeout exceeded when trying to connect',
    '^timeout expired$',
    'is not queryable',
    'Cannot use a pool after calling end on the pool',
    'driver has already been destroyed',
  ].join('|'),
);

/** Reported without a specific code by a server whose package was replaced; a restart of the server fixes it. */
const unfitLibrary = /could not load library|incompatible library/;

/**
 * Returns whether an error, or one of its causes, is a temporary failure of a dependency, so that a retry may succeed.
 */
export function isUnavailability(error: unknown): boolean {
  const code = textOf(error, 'code');
  if (temporaryCodes.has(code) || connectionException.test(code)) return true;
  const message = textOf(error, 'message');
  if (lostConnection.test(message) || unfitLibrary.test(message)) return true;
  return error instanceof Error && error.cause !== undefined && isUnavailability(error.cause);
}

/** Returns whether the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return diskFullCodes.includes(textOf(error, 'code'));
}

function textOf(error: unknown, key: 'code' | 'message'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : '';
}
