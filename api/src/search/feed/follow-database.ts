import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from '../../platform/database/embedded/embedded-postgres.ts';
import { createIndexSource, type IndexSource } from './index-source.repository.ts';

/** Changes are asked for so often. */
const POLL_MILLISECONDS = 100;
const RECONNECT_MILLISECONDS = 1000;
const TIMEOUT_MILLISECONDS = 120_000;

/** An index that is kept in step with the database. */
export interface Feed {
  /** How many assets it holds. */
  readonly size: number;
  /** Starts from what it has, or from everything; called again for each connection. @returns what it did */
  begin(source: IndexSource): Promise<string>;
  /** Takes in what changed. @returns what it did, where that is worth a line of the log */
  follow(source: IndexSource): Promise<string | null>;
}

/** How an index stands. */
export interface IndexState {
  /** Whether it holds what the database holds, as of a second or two ago. */
  readonly isCurrent: boolean;
  readonly assets: number;
  /** What it did last, or why it does not follow, for the log. */
  readonly note: string;
}

interface Following {
  /** Ends it. */
  readonly signal: AbortSignal;
  readonly onState: (state: IndexState) => void;
}

/** Follows the database until it is told to end, over new connections when one breaks. */
export async function followDatabase(
  address: DatabaseAddress | string,
  feed: Feed,
  { signal, onState }: Following,
): Promise<void> {
  const tell = (isCurrent: boolean, note: string) => onState({ isCurrent, assets: feed.size, note });
  while (!signal.aborted) {
    try {
      await followByOneConnection(address, feed, signal, (note) => tell(true, note));
    } catch (error) {
      tell(false, error instanceof Error ? error.message : 'unknown failure');
      await wait(RECONNECT_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function followByOneConnection(
  address: DatabaseAddress | string,
  feed: Feed,
  signal: AbortSignal,
  tell: (note: string) => void,
): Promise<void> {
  const client = new pg.Client({
    ...(typeof address === 'string' ? { connectionString: address } : address),
    application_name: 'halfdrop-search',
    connectionTimeoutMillis: 3000,
    query_timeout: TIMEOUT_MILLISECONDS,
    keepAlive: true,
  });
  // A broken connection fails the next statement as well.
  client.on('error', () => undefined);
  const source = createIndexSource(client);
  await client.connect();
  try {
    const began = await feed.begin(source);
    await feed.follow(source);
    tell(began);
    while (!signal.aborted) {
      await wait(POLL_MILLISECONDS, undefined, { signal }).catch(() => undefined);
      const note = await feed.follow(source);
      if (note !== null) tell(note);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
