import pg from 'pg';
import {
  announceRunner,
  becomeOneAtWork,
  isConnected,
  releaseAllJobs,
  releaseJobsOfTheDead,
  tryToBeAloneAtWork,
} from './jobs.repository.ts';

/** Registration of a worker process with the others. */
export interface Presence {
  /** Marks a runner as alive. */
  announce(runnerId: string): Promise<void>;
  /** Registers the process again if necessary. */
  renew(): Promise<void>;
  leave(): Promise<void>;
}

const LOOK_EVERY_MS = 5000;

/**
 * Joins the worker processes. Each holds locks on its own connection that prove it is alive; PostgreSQL releases them
 * when it dies. The first process releases all locked jobs; later ones release those of dead processes within seconds.
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

/** Registers a single worker process: behind a pooler, connections do not identify processes. */
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
