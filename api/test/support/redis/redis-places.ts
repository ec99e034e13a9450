import { Redis } from 'ioredis';
import RedisMock from 'ioredis-mock';
import { hasRedisServer, startRedisServer } from './redis-server.ts';

/** A Redis for tests; each client represents another process. */
export interface RedisPlace {
  readonly name: string;
  open(): Promise<{ connect(): Redis; close(): Promise<void> }>;
}

/** Timeout in milliseconds for a Redis that is available; generous because the machine may be busy. */
export const PATIENT_MS = 10_000;

let emulated = 0;

/** Emulated in this process: commands without the wire protocol. */
const emulator: RedisPlace = {
  name: 'an emulated Redis',
  async open() {
    const port = ++emulated;
    const clients: Redis[] = [];
    return {
      connect() {
        const client = new RedisMock({ port });
        clients.push(client);
        return client;
      },
      close: async () => clients.forEach((client) => client.disconnect()),
    };
  },
};

const server: RedisPlace = {
  name: 'a Redis server',
  async open() {
    const started = await startRedisServer();
    const clients: Redis[] = [];
    return {
      connect() {
        const client = new Redis(started.url);
        clients.push(client);
        return client;
      },
      async close() {
        clients.forEach((client) => client.disconnect());
        await started.kill();
      },
    };
  },
};

/** Where contract tests run: always on the emulator, and on a server if one is installed. */
export const redisPlaces: readonly RedisPlace[] = hasRedisServer ? [emulator, server] : [emulator];
if (!hasRedisServer) process.stderr.write('No redis-server on this machine: Redis is emulated in these tests.\n');
