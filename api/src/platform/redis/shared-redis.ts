import type { Redis } from 'ioredis';
import type { Logger } from '../logging/logger.ts';

/** Shared Redis that may be unavailable; callers continue without it. */
export interface SharedRedis {
  /** Executes a command; undefined while Redis is unavailable or too slow. */
  ask<Answer>(command: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>;
  readonly isUp: () => boolean;
  close(): void;
}

/** Timeout of a command, in milliseconds. */
const PATIENCE_MS = 50;
/** Milliseconds during which Redis is not asked after a failure. */
const AWAY_MS = 1000;

type Log = Pick<Logger, 'info' | 'warn'>;

/** Connects in the background and reconnects when the connection is lost. */
export async function connectRedis(url: string, logger: Log): Promise<SharedRedis> {
  // Loaded on demand: few installations use Redis.
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    connectTimeout: 2000,
    // Do not wait for an abandoned connection to close.
    disconnectTimeout: PATIENCE_MS,
    keepAlive: 10_000,
    // Do not send commands later: their callers have stopped waiting.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => AWAY_MS,
  });
  return sharedRedis(client, logger);
}

/** Wraps a client so that callers wait at most the timeout, and not at all while Redis is unavailable. */
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
        // A new connection may reach a responsive server.
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
    // If this process was blocked, read replies that have arrived before declaring a timeout.
    const timer = setTimeout(() => setImmediate(giveUp), patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
