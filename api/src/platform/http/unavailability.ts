/** Of the file system, of a quota and of PostgreSQL. */
const diskFullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Codes of ours, of the operating system, of Node.js and of PostgreSQL that mean "not now" rather than "wrong". */
const temporaryCodes = new Set([
  'unavailable',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EMFILE', // the process has no descriptor left, or the machine none
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
  '25P03', // idle for too long within a transaction
  '53200', // out of memory
  '53300', // too many connections
  '40001', // lost a conflict with another transaction, again and again
  '40P01', // lost a deadlock, again and again
  '55P03', // waited too long for a lock
  '58P01', // a file of the server is gone, as while its package is replaced
  '57014', // took longer than a statement may
  '57P01', // shut down by the operator
  '57P02', // crash of another server process
  '57P03', // starting up or shutting down
  '57P05', // idle for too long
]);

/** The class of PostgreSQL's codes for connections that break or cannot be made. */
const connectionException = /^08[\dA-Z]{3}$/;

/**
 * What `pg`, its pool and Kysely say without a code: of a socket file that is missing, of a connection that breaks while
 * it is made, while it is asked, or had broken before, and of one that the pool had to wait for in vain.
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

/** Said without a code of its own by a server whose package was replaced: it heals when the server starts again. */
const unfitLibrary = /could not load library|incompatible library/;

/** True when a failure, or what caused it, comes from a neighbor that is away: the same request may work a moment later. */
export function isUnavailability(error: unknown): boolean {
  const code = textOf(error, 'code');
  if (temporaryCodes.has(code) || connectionException.test(code)) return true;
  const message = textOf(error, 'message');
  if (lostConnection.test(message) || unfitLibrary.test(message)) return true;
  return error instanceof Error && error.cause !== undefined && isUnavailability(error.cause);
}

/** True when nothing more can be written: somebody has to make room. */
export function isDiskFull(error: unknown): boolean {
  return diskFullCodes.includes(textOf(error, 'code'));
}

function textOf(error: unknown, key: 'code' | 'message'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : '';
}
