import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Foundation } from '../domain-module.ts';
import { Problem } from '../platform/http/problem.ts';
import { answers, listenForChanges, sayChanged } from './changes.repository.ts';

/** Somebody who is told of changes. */
interface ChangeListener {
  /** Called with each thing that has changed, such as `order:` and its id. */
  readonly onChange: (topic: string) => void;
  /** Called when nothing more will be told: changes from now on may be missed. */
  readonly onEnd: () => void;
}

/** Tells what transactions of all processes change. */
export interface ChangeFeed {
  /**
   * Tells a listener of all changes from now on.
   * @returns ends it
   * @throws unavailable while the database does not tell
   */
  follow(listener: ChangeListener): Promise<() => void>;
  /** Says that something has changed that no transaction changes; where that fails, who waits asks now and then. */
  say(topic: string): Promise<void>;
  /** Ends all listeners, for good. */
  close(): Promise<void>;
}

/** Milliseconds between two looks whether the connection still stands. */
const LOOK_EVERY_MS = 5000;
/** Milliseconds after which an answer of the database is given up. */
const PATIENCE_MS = 3000;

/** The connection that listens. */
interface Hearing {
  close(): Promise<void>;
}

/** Hears by one connection of its own, which is opened for the first listener and stays. */
class ListeningFeed implements ChangeFeed {
  readonly #shop: Pick<Foundation, 'pool' | 'logger'>;
  readonly #listeners = new Set<ChangeListener>();
  #hearing: Promise<Hearing> | undefined;
  #isClosed = false;

  constructor(shop: Pick<Foundation, 'pool' | 'logger'>) {
    this.#shop = shop;
  }

  async follow(listener: ChangeListener): Promise<() => void> {
    if (this.#isClosed) throw new Problem('unavailable');
    try {
      this.#hearing ??= this.#hear();
      await this.#hearing;
    } catch (error) {
      this.#hearing = undefined;
      this.#shop.logger.warn({ err: error }, 'changes cannot be heard');
      throw new Problem('unavailable');
    }
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async say(topic: string): Promise<void> {
    await sayChanged(this.#shop.pool, topic).catch((error: unknown) => {
      this.#shop.logger.warn({ err: error, topic }, 'a change could not be told');
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const hearing = await this.#hearing?.catch(() => undefined);
    this.#endAll();
    await hearing?.close();
  }

  #tell(topic: string): void {
    for (const { onChange } of this.#listeners) onChange(topic);
  }

  #endAll(): void {
    this.#hearing = undefined;
    const told = [...this.#listeners];
    this.#listeners.clear();
    for (const { onEnd } of told) onEnd();
  }

  async #hear(): Promise<Hearing> {
    const { options } = this.#shop.pool;
    // A pool hides its password from whoever copies its options.
    const client = new pg.Client({ ...options, password: options.password, query_timeout: PATIENCE_MS });
    let isOver = false;
    const close = async () => {
      isOver = true;
      clearInterval(look);
      await client.end();
    };
    const lose = (cause: unknown) => {
      if (isOver) return;
      this.#shop.logger.warn({ err: cause }, 'changes are not heard any more');
      close().catch(() => undefined);
      this.#endAll();
    };
    const look = setInterval(() => void answers(client).catch(lose), LOOK_EVERY_MS).unref();
    client.on('error', lose);
    client.once('end', () => lose(new Error('The connection has ended.')));
    try {
      await client.connect();
      await this.#greet(client);
      return { close };
    } catch (error) {
      close().catch(() => undefined);
      throw error;
    }
  }

  /** A pooler that gives each transaction another connection takes a `listen` and tells nothing: our own word has to come. */
  async #greet(client: pg.Client): Promise<void> {
    const hello = `hello:${randomUUID()}`;
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The database does not tell of changes.')), PATIENCE_MS).unref();
      const onSaid = (topic: string) => {
        if (topic !== hello) return this.#tell(topic);
        clearTimeout(late);
        resolve();
      };
      listenForChanges(client, onSaid)
        .then(() => sayChanged(this.#shop.pool, hello))
        .catch(reject);
    });
  }
}

/** Makes the feed; nothing is connected before the first listener. */
export function createChangeFeed(shop: Pick<Foundation, 'pool' | 'logger'>): ChangeFeed {
  return new ListeningFeed(shop);
}
