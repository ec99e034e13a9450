import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { Problem, problemBody } from './problem.ts';

/** How long a connection may stay without a request, in milliseconds. */
const IDLE_FOR = 65_000;

/**
 * How long a request may take to come, in milliseconds: a piece of an upload, 8 MB, at the least pace that `bodyRate`
 * bears. What is slower ends by that.
 */
const REQUEST_WITHIN = 20 * 60_000;

/**
 * Makes an HTTP server whose refusals of unreadable requests are problems like any other.
 * @param timing other times than those of the shop
 */
export function createHttpServer(listener: RequestListener, timing: ServerOptions = {}): Server {
  const times = { requestTimeout: REQUEST_WITHIN, headersTimeout: 10_000, keepAliveTimeout: IDLE_FOR, ...timing };
  const server = createServer(times, listener);
  server.on('clientError', (error, socket) => {
    if (isUnused(socket)) {
      // Nobody asked anything: an answer would be taken for that to the request which may be on its way just now.
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

/** How a server says goodbye, in milliseconds. */
interface DrainOptions {
  /** What is not finished after so long is cut off. */
  readonly grace: number;
  /**
   * For so long it still takes requests and says with every answer that its connection ends: whoever keeps connections
   * open and had sent a request over one of them just now is answered.
   */
  readonly notice?: number;
  /** For so long it goes on in any case: a balancer that looks now and then learns that it is not ready. */
  readonly announced?: number;
}

/** Stops accepting, lets requests under way finish, and cuts what is left after the grace period. */
export async function drain(server: Server, { grace, notice = 0, announced = 0 }: DrainOptions): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('connection', 'close'));
  const isConnected = (await connectionCount(server)) > 0;
  await pause(Math.max(announced, isConnected ? notice : 0));
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    // Connections kept alive become idle one by one, each when its last answer is out.
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

/** Whether a connection is open and nothing has come over it yet. */
function isUnused(socket: Duplex): socket is Socket {
  return socket instanceof Socket && socket.writable && socket.bytesRead === 0;
}
