import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A Redis shared between processes that may be down; callers then continue without it. */
export interface SharedRedis {
  /** Runs a command; undefined while Redis is down or if it does not answer in time. */
  ask<Answer>(command: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>;
  readonly isUp: () => boolean;
  close(): void;
}

/** Maximum milliseconds to wait for Redis. */
const PATIENCE_MS = 50;
/** Milliseconds for which a failed Redis is not used. */
const AWAY_MS = 1000;

type Log = Pick<Logger, 'info' | 'warn'>;

/** Connects in the background, and reconnects whenever the connection is lost. */
export async function connectRedis(url: string, logger: Log): Promise<SharedRedis> {
  // Loaded lazily, since few shops use Redis.
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    connectTimeout: 2000,
    // A hanging connection is not waited for when it is closed.
    disconnectTimeout: PATIENCE_MS,
    keepAlive: 10_000,
    // Commands that cannot be sent immediately are dropped, since their callers no longer wait.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => AWAY_MS,
  });
  return sharedRedis(client, logger);
}

/** Wraps a client so that no caller waits longer than allowed, and not at all while Redis is down. */
export function sharedRedis(client: Redis, logger: Log, patienceMs = PATIENCE_MS): SharedRedis {
  let awayUntil = 0;
  let isConnected = false;
  let isKnownAway = false;
  const isUp = () => isConnected && performance.now() >= awayUntil;

  function fail(error: unknown): void {
    if (!isKnownAway) logger.warn({ cause: String(error) }, 'Redis is away: this process goes on without it');
    isKnownAway = true;
  }
  client.on('error', fail);
  client.on('close', () => (isConnected = false));
  client.on('ready', () => {
    isConnected = true;
    if (isKnownAway) logger.info('Redis is back');
    isKnownAway = false;
  });
  return {
    isUp,
    async ask(command) {
      if (!isUp()) return undefined;
      try {
        return await inTime(command(client), patienceMs);
      } catch (error) {
        fail(error);
        awayUntil = performance.now() + AWAY_MS;
        // A new connection may reach a working server.
        client.disconnect(true);
        return undefined;
      }
    },
    close: () => client.disconnect(),
  };
}

function inTime<Answer>(answer: Promise<Answer>, patienceMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`No answer within ${patienceMs} ms`));
    // After the process was stalled, data that arrived in the meantime is read before the call counts as late.
    const timer = setTimeout(() => setImmediate(giveUp), patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
