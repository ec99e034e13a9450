import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from '../../platform/database/embedded/embedded-postgres.ts';
import { createIndexSource, type IndexSource } from './index-source.repository.ts';

/** Polling interval. */
const POLL_MILLISECONDS = 100;
const RECONNECT_MILLISECONDS = 1000;
const TIMEOUT_MILLISECONDS = 120_000;

/** An index kept in sync with the database. */
export interface Feed {
  /** Number of assets in the index. */
  readonly size: number;
  /**
   * Starts from the current state, or from scratch; called again for each connection. @returns a description of what it
   * did
   */
  begin(source: IndexSource): Promise<string>;
  /** Applies pending changes. @returns a description worth logging, or null */
  follow(source: IndexSource): Promise<string | null>;
}

/** Status of an index. */
export interface IndexState {
  /** Whether it matches the database to within a second or two. */
  readonly isCurrent: boolean;
  readonly assets: number;
  /** The last action, or why it does not follow, for the log. */
  readonly note: string;
}

interface Following {
  /** Stops following. */
  readonly signal: AbortSignal;
  readonly onState: (state: IndexState) => void;
}

/** Follows the database until aborted, reconnecting when a connection breaks. */
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
  // A broken connection also fails the next statement.
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
