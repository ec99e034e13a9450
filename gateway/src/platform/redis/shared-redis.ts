import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A Redis that processes share, and that may be away: whoever asks goes on without it. */
export interface SharedRedis {
  /** What a command answers; undefined while Redis is away, and when it does not answer in time. */
  ask<Answer>(command: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>;
  readonly isUp: () => boolean;
  close(): void;
}

/** Milliseconds that anybody waits for Redis. */
const PATIENCE_MS = 50;
/** Milliseconds in which a Redis that has failed is not asked again. */
const AWAY_MS = 1000;

type Log = Pick<Logger, 'info' | 'warn'>;

/** Connects in the background, and again whenever the connection is lost. */
export async function connectRedis(url: string, logger: Log): Promise<SharedRedis> {
  // Few shops have one: the others need not load what speaks to it.
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    connectTimeout: 2000,
    // A connection that hangs is not waited for when it is given up.
    disconnectTimeout: PATIENCE_MS,
    keepAlive: 10_000,
    // What cannot be sent at once is not sent later: nobody waits for it any more.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => AWAY_MS,
  });
  return sharedRedis(client, logger);
}

/** What makes a client safe to ask: nobody waits longer for it than they may, and while it is away, not at all. */
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
        // The next connection may lead to one that answers.
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
    // After a pause of this process, what has arrived meanwhile is read before it counts as late.
    const timer = setTimeout(() => setImmediate(giveUp), patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
