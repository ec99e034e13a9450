import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { DatabaseAddress } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { createMessageReader } from './postgres-messages.ts';

/** Before the server receives the statement, or after it was executed but before the reply is delivered. */
export type Moment = 'before' | 'after';

/** A proxy to a database server that breaks a connection at a chosen statement. */
export interface BreakableRoute {
  readonly address: DatabaseAddress;
  /** Makes the server terminate the connection that sends the n-th statement from now on. */
  breakAt(statement: number, moment: Moment): void;
  /** Stops breaking connections; true if one was broken since `breakAt`. */
  mend(): boolean;
  close(): Promise<void>;
}

const SOCKET = '.s.PGSQL.5432';

/** Creates a proxy to a server that listens on a Unix socket. */
export async function createBreakableRoute(direct: DatabaseAddress): Promise<BreakableRoute> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-route-'));
  let left = 0;
  let chosen: Moment = 'before';
  let isBroken = false;

  const momentOfNext = (): Moment | null => {
    if (left === 0) return null;
    left -= 1;
    isBroken = left === 0;
    return isBroken ? chosen : null;
  };
  const end = async (backend: number) => {
    // Nobody may stay connected to a database that is about to be dropped.
    const operator = new pg.Client({ ...direct });
    await operator.connect();
    // With a timeout argument, the function returns once the backend is gone.
    await operator.query('select pg_terminate_backend($1, 5000)', [backend]);
    await operator.end();
  };

  const server = net.createServer((client) => {
    carry(client, net.connect(path.join(direct.host, SOCKET)), momentOfNext, end);
  });
  await new Promise<void>((resolve) => server.listen(path.join(folder, SOCKET), resolve));
  return {
    address: { ...direct, host: folder },
    breakAt(statement, moment) {
      left = statement;
      chosen = moment;
      isBroken = false;
    },
    mend() {
      left = 0;
      return isBroken;
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Forwards one connection message by message. */
function carry(
  client: net.Socket,
  upstream: net.Socket,
  momentOfNext: () => Moment | null,
  end: (backend: number) => Promise<unknown>,
): void {
  let backend = 0;
  let isWithheld = false;
  let batch: Buffer[] = [];

  async function forward(type: string, bytes: Buffer): Promise<void> {
    batch.push(bytes);
    // A statement ends with `Sync` or is a simple query; its messages are forwarded together.
    const isStatement = type === 'S' || type === 'Q';
    if ('PBDE'.includes(type) && type !== '') return;
    const moment = isStatement ? momentOfNext() : null;
    if (moment === 'before') await end(backend);
    isWithheld = moment === 'after';
    if (upstream.writable) upstream.write(Buffer.concat(batch));
    batch = [];
  }

  async function answer(type: string, bytes: Buffer): Promise<void> {
    if (type === 'K') backend = bytes.readInt32BE(5);
    if (!isWithheld && client.writable) client.write(bytes);
    if (!isWithheld || type !== 'Z') return;
    isWithheld = false;
    await end(backend);
  }

  const readClient = createMessageReader(forward, { startsUntyped: true });
  const readServer = createMessageReader(answer, { startsUntyped: false });
  client.on('data', readClient);
  upstream.on('data', readServer);
  for (const socket of [client, upstream]) socket.on('error', () => undefined);
  client.on('close', () => upstream.destroy());
  upstream.on('close', () => client.end());
}
