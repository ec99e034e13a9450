/** Codes of the operating system and of PostgreSQL that mean "not now" rather than "wrong". */
const temporaryCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOSPC',
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '57P01', // shut down by the operator
  '57P02', // crash of another server process
  '57P03', // starting up or shutting down
]);

/** The socket file of a server that is not running. */
const missingSocket = /connect ENOENT|Connection terminated|timeout exceeded when trying to connect/;

/** True when a failure comes from a neighbour that is away and the same request may work a moment later. */
export function isUnavailability(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return temporaryCodes.has(code) || missingSocket.test(message);
}
