import { once } from 'node:events';
import { Agent, createServer, request as ask } from 'node:http';
import { freePort } from '../../scripts/lib/ports.mjs';

/** A server error reply. */
interface FailedReply {
  readonly request: string;
  /** 0 if the connection broke instead. */
  readonly status: number;
}

/** A proxy in front of an api that counts its replies. */
export interface CountingProxy {
  readonly url: string;
  /** Number of replies by status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly failed: readonly FailedReply[];
  close(): void;
}

/**
 * Starts the proxy. It gives each request without a client address a unique one, because rate limits are counted by
 * address.
 */
export async function countingProxy(apiUrl: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(apiUrl);
  // A connection closed by the api while a request is being sent would count as unanswered.
  const agent = new Agent({ keepAlive: false });
  const statuses = new Map<number, number>();
  const failed: FailedReply[] = [];
  let requests = 0;
  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const note = (status: number) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500) failed.push({ request: `${method} ${path}`, status });
    };
    requests += 1;
    const headers = { 'x-forwarded-for': addressOf(requests), ...request.headers };
    const onward = ask({ hostname, port, path, method, headers, agent }, (reply) => {
      const { statusCode = 0 } = reply;
      note(statusCode);
      response.writeHead(statusCode, reply.headers);
      reply.pipe(response);
    });
    onward.once('error', () => {
      note(0);
      response.destroy();
    });
    request.pipe(onward);
  });
  const ownPort = await freePort();
  await once(server.listen(ownPort, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${ownPort}`,
    statuses,
    failed,
    close: () => server.close(),
  };
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
