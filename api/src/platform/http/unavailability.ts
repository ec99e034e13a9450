/** Of the file system, of a quota and of PostgreSQL. */
const diskFullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Codes of the operating system and of PostgreSQL that mean "not now" rather than "wrong". */
const temporaryCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  ...diskFullCodes,
  '53200', // out of memory
  '53300', // too many connections
  '40001', // lost a conflict with another transaction, again and again
  '40P01', // lost a deadlock, again and again
  '55P03', // waited too long for a lock
  '57P01', // shut down by the operator
  '57P02', // crash of another server process
  '57P03', // starting up or shutting down
]);

/** The socket file of a server that is not running. */
const missingSocket = /connect ENOENT|Connection terminated|timeout exceeded when trying to connect/;

/** True when a failure comes from a neighbour that is away and the same request may work a moment later. */
export function isUnavailability(error: unknown): boolean {
  return temporaryCodes.has(textOf(error, 'code')) || missingSocket.test(textOf(error, 'message'));
}

/** True when nothing more can be written: somebody has to make room. */
export function isDiskFull(error: unknown): boolean {
  return diskFullCodes.includes(textOf(error, 'code'));
}

function textOf(error: unknown, key: 'code' | 'message'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : '';
}
