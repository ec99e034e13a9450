import type { Client } from '@opensearch-project/opensearch';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseAddress } from '../../platform/database/embedded/embedded-postgres.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { followDatabase } from '../feed/follow-database.ts';
import type { Reference } from '../feed/reference.ts';
import { EngineFeed } from './engine-feed.ts';
import type { SearchRequest } from './search-requests.ts';

const SEARCH_MILLISECONDS = 2000;
/** Bulk writes of a whole catalog need longer than the default. */
const REQUEST_MILLISECONDS = 30_000;
const RECONNECT_MILLISECONDS = 1000;

/** Location of the engine and prefix of its indexes. */
export interface EngineSettings {
  /** Includes credentials if the engine requires them. */
  readonly url: string;
  /** Prefix of all index names of this shop. */
  readonly prefix: string;
}

/** OpenSearch, and the feed that keeps its index in sync with the database. */
export interface Engine {
  /** What the index knows besides the assets; null while it is unavailable. */
  readonly reference: Reference | null;
  /** @returns the raw response. @throws if there is none in time */
  search(request: SearchRequest, signal?: AbortSignal): Promise<unknown>;
  /** Starts following the database. */
  start(): void;
  close(): Promise<void>;
}

interface EngineOptions {
  readonly settings: EngineSettings;
  readonly address: DatabaseAddress | string;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Search timeout, after which PostgreSQL answers; two seconds by default. */
  readonly searchMilliseconds?: number;
}

/** Creates the engine; its client library is loaded on start. */
export function createEngine({
  settings,
  address,
  logger,
  searchMilliseconds = SEARCH_MILLISECONDS,
}: EngineOptions): Engine {
  const closing = new AbortController();
  let client: Client | null = null;
  let feed: EngineFeed | null = null;
  let isCurrent = false;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    client = await connect(settings);
    feed = new EngineFeed(client, settings.prefix);
    await followDatabase(address, feed, {
      signal: closing.signal,
      onState({ isCurrent: isNowCurrent, assets, note }) {
        isCurrent = isNowCurrent;
        if (isCurrent) logger.info({ assets }, note);
        else logger.warn({ reason: note }, 'search index does not follow the database');
      },
    });
  }

  async function runAgain(): Promise<void> {
    while (!closing.signal.aborted) {
      await run().catch((error: unknown) => {
        logger.warn({ reason: error instanceof Error ? error.message : 'unknown failure' }, 'no search engine');
      });
      await wait(RECONNECT_MILLISECONDS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    get reference() {
      return isCurrent && feed ? feed.reference : null;
    },
    async search(request, signal) {
      if (!client || !feed) throw new Error('the search engine is not connected');
      return searchBy(client, { index: feed.alias, body: request }, { milliseconds: searchMilliseconds, signal });
    },
    start() {
      running = runAgain();
    },
    async close() {
      closing.abort();
      isCurrent = false;
      await running;
      const closed = client;
      client = null;
      await closed?.close();
    },
  };
}

async function connect({ url }: EngineSettings): Promise<Client> {
  const { Client: EngineClient } = await import('@opensearch-project/opensearch');
  return new EngineClient({ node: url, requestTimeout: REQUEST_MILLISECONDS, maxRetries: 1 });
}

async function searchBy(
  client: Client,
  search: { readonly index: string; readonly body: SearchRequest },
  { milliseconds, signal }: { readonly milliseconds: number; readonly signal: AbortSignal | undefined },
): Promise<unknown> {
  const asking = client.search(search, { requestTimeout: milliseconds, maxRetries: 0 });
  const abort = () => asking.abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return (await asking).body;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
