import pg from 'pg';
import {
  announceRunner,
  becomeOneAtWork,
  isConnected,
  releaseAllJobs,
  releaseJobsOfTheDead,
  tryToBeAloneAtWork,
} from './jobs.repository.ts';

/** What makes a process known to the others that work on jobs. */
export interface Presence {
  /** Marks a runner as one that lives. */
  announce(runnerId: string): Promise<void>;
  /** Makes the process known again if it no longer is. */
  renew(): Promise<void>;
  leave(): Promise<void>;
}

const LOOK_EVERY_MS = 5000;

/**
 * Joins the processes that work on jobs. Each has a connection of its own whose locks say that it lives: PostgreSQL frees
 * them when it dies. Whoever comes first makes all jobs due again that were begun; the others, within seconds, those of
 * the dead.
 * @param onLost called when the connection ends by itself: to others, the process is dead
 */
export async function joinWork(pool: pg.Pool, onLost: (error: Error) => void): Promise<Presence> {
  const announced = new Set<string>();
  let client = await openConnection(pool, onLost);
  const isAlone = await tryToBeAloneAtWork(client);
  if (isAlone) await releaseAllJobs(client);
  await becomeOneAtWork(client, isAlone);
  const look = setInterval(() => void releaseJobsOfTheDead(pool).catch(() => undefined), LOOK_EVERY_MS).unref();
  return {
    async announce(runnerId) {
      announced.add(runnerId);
      await announceRunner(client, runnerId);
    },
    async renew() {
      if (await isConnected(client)) return;
      client = await openConnection(pool, onLost);
      await becomeOneAtWork(client, false);
      for (const runnerId of announced) await announceRunner(client, runnerId);
    },
    async leave() {
      clearInterval(look);
      client.removeAllListeners('end');
      await client.end().catch(() => undefined);
    },
  };
}

const nothing = () => Promise.resolve();

/** Where connections do not belong to processes, as behind a pooler, one process alone works on jobs. */
export async function workAlone(pool: pg.Pool): Promise<Presence> {
  await releaseAllJobs(pool);
  return { announce: nothing, renew: nothing, leave: nothing };
}

async function openConnection(pool: pg.Pool, onLost: (error: Error) => void): Promise<pg.Client> {
  const client = new pg.Client(pool.options);
  client.on('error', () => undefined);
  await client.connect();
  client.once('end', () => onLost(new Error('the connection that says that this process lives has ended')));
  return client;
}
