import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { Problem, problemBody } from './problem.ts';

/** Keep-alive timeout in milliseconds. */
const IDLE_FOR = 65_000;

/**
 * Request timeout in milliseconds: an 8 MB chunk of an upload at the minimum rate of `bodyRate`. It bounds slower
 * requests.
 */
const REQUEST_WITHIN = 20 * 60_000;

/**
 * Creates an HTTP server that answers unparsable requests with problems.
 * @param timing overrides the default timeouts, for tests
 */
export function createHttpServer(listener: RequestListener, timing: ServerOptions = {}): Server {
  const times = { requestTimeout: REQUEST_WITHIN, headersTimeout: 10_000, keepAliveTimeout: IDLE_FOR, ...timing };
  const server = createServer(times, listener);
  server.on('clientError', (error, socket) => {
    if (isUnused(socket)) {
      // No request is pending; a response would be mistaken for that of a request just being sent.
      socket.setTimeout(IDLE_FOR, () => socket.destroy());
      return;
    }
    const isTooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
    const problem = new Problem(isTooLong ? 'header_too_large' : 'malformed_request');
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(problemBody(problem, 'none'));
    const head = `HTTP/1.1 ${problem.status} ${problem.code}\r\ncontent-type: application/problem+json`;
    socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
  });
  return server;
}

/**
 * Listens and returns the port.
 * @throws StartupError when the port is taken or may not be used
 */
export function listen(server: Server, port: number, host: string, setting = 'API_PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : '';
      if (code === 'EADDRINUSE')
        reject(new StartupError(`Port ${port} is taken; stop what uses it or set ${setting}.`));
      else reject(new StartupError(`Cannot listen on ${host}:${port}: ${error.message}`, error));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Shutdown timeouts in milliseconds. */
interface DrainOptions {
  /** Time after which unfinished requests are cut off. */
  readonly grace: number;
  /**
   * Time during which requests are still accepted, with `Connection: close` in each response, so that requests just
   * sent on kept-alive connections are answered.
   */
  readonly notice?: number;
  /** Minimum time to keep serving, so that a load balancer notices that the server is not ready. */
  readonly announced?: number;
}

/** Stops accepting connections, finishes pending requests and cuts off the rest after the grace period. */
export async function drain(server: Server, { grace, notice = 0, announced = 0 }: DrainOptions): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('connection', 'close'));
  const isConnected = (await connectionCount(server)) > 0;
  await pause(Math.max(announced, isConnected ? notice : 0));
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    // Kept-alive connections become idle one by one, each after its last response.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}

function connectionCount(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

/** Returns whether a connection is open and has received nothing yet. */
function isUnused(socket: Duplex): socket is Socket {
  return socket instanceof Socket && socket.writable && socket.bytesRead === 0;
}
