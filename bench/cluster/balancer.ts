import { writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { type Program, startProgram } from './programs.ts';

/** The ports of the servers behind the balancer, and of the balancer itself. */
interface Behind {
  readonly shop: { readonly port: number; readonly servers: readonly number[] };
  readonly api: { readonly port: number; readonly servers: readonly number[] };
  readonly database: { readonly port: number; readonly primary: number; readonly replica: number };
}

/** HAProxy in front of gateways, apis and databases. */
export interface Balancer {
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Redirects writes to the replica, which was promoted to primary. */
  moveDatabase(): Promise<void>;
}

/**
 * Returns an HTTP section. Only unsent requests, and reads, are retried on another server. A stopping server still gets
 * requests for a second: `DRAIN_SECONDS`.
 */
function httpPart(name: string, { port, servers }: Behind['api']): string {
  const lines = servers.map((server, index) => `  server ${name}${index} 127.0.0.1:${server} check`);
  return `
listen ${name}
  mode http
  bind 127.0.0.1:${port}
  option forwardfor
  option httpchk GET /health/ready
  retry-on conn-failure empty-response
  http-request disable-l7-retry if !METH_GET
  default-server inter 250ms fall 2 rise 1
${lines.join('\n')}
`;
}

const configuration = ({ shop, api, database }: Behind, socket: string) => `
global
  stats socket ${socket} level admin
  maxconn 4000

defaults
  timeout connect 500ms
  timeout client 75s
  timeout server 75s
  timeout check 10s
  retries 5
  option redispatch 1
${httpPart('shop', shop)}${httpPart('api', api)}
listen database
  mode tcp
  bind 127.0.0.1:${database.port}
  option pgsql-check user halfdrop
  default-server inter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${database.primary} check
  server replica 127.0.0.1:${database.replica} check disabled
`;

/** Starts it with its configuration in a folder. */
export async function startBalancer(folder: string, behind: Behind): Promise<Balancer> {
  const [file, socket] = [path.join(folder, 'haproxy.cfg'), path.join(folder, 'haproxy.socket')];
  writeFileSync(file, configuration(behind, socket));
  let program: Program;
  const start = async () => {
    program = await startProgram('haproxy', ['-db', '-f', file], { port: behind.shop.port });
  };
  await start();
  return {
    start,
    kill: () => program.end('SIGKILL'),
    async moveDatabase() {
      await tell(socket, 'disable server database/primary');
      await tell(socket, 'enable server database/replica');
      await tell(socket, 'set server database/replica health up');
    },
  };
}

function tell(socket: string, command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = net.connect(socket, () => connection.end(`${command}\n`));
    connection
      .resume()
      .once('close', () => resolve())
      .once('error', reject);
  });
}
