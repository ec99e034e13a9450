import net from 'node:net';

/**
 * Ensures that a port is available before starting anything that would have to be stopped again.
 * @param {string} name the setting the port comes from
 * @param {string} port an invalid port is left to the process that reads the setting
 * @returns {Promise<void>} rejects with a one-sentence message if the port is taken
 */
export function requireFreePort(name, port) {
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} ${reason}; stop what uses it or set ${name}.`));
    });
    probe.listen(Number(port), () => probe.close(() => resolve()));
  });
}

/**
 * Returns a TCP port of this machine that was free a moment ago.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Returns the port a server listens on.
 * @param {net.Server} server
 * @returns {number}
 * @throws if it does not listen
 */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  return address.port;
}
