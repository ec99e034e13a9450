import { setTimeout as pause } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/utils';
import type pg from 'pg';
import { askForUpload, listenForAskedUploads, tryLockUpload, unlockUpload } from './upload-locks.repository.ts';

/** How long a request waits for a lock, in milliseconds; shorter than the timeout for unread request bodies. */
const PATIENCE_MS = 4000;
const POLL_MS = 50;

/** Another request holds the lock and does not release it. */
const LOCKED = { status_code: 423, body: 'Another request is sending to this upload\n' };

/** The connection that holds all locks of this process. */
interface LockSession {
  readonly client: pg.PoolClient;
  /** The last statement sent; a connection runs one at a time. */
  last: Promise<unknown>;
  isOver: boolean;
}

/**
 * Locks each upload for one request at a time, across processes. The locks are advisory locks of one connection, which
 * is taken from the pool while needed: PostgreSQL releases them if the process dies. A request that finds an upload
 * locked asks the holder to stop and waits for some seconds.
 */
export class UploadLocker implements Locker {
  readonly #pool: pg.Pool;
  /** Asks holders in this process to stop; to PostgreSQL they are all the same session. */
  readonly #holders = new Map<string, RequestRelease>();
  #session: Promise<LockSession> | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  newLock(id: string): Lock {
    return {
      lock: (signal, cancel) => this.#lock(id, signal, cancel),
      unlock: () => this.#unlock(id),
    };
  }

  async #lock(id: string, signal: AbortSignal, cancel: RequestRelease): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await this.#take(id, cancel))) {
      if (signal.aborted) throw ERRORS.ABORTED;
      if (performance.now() > deadline) throw LOCKED;
      await pause(POLL_MS);
    }
  }

  /** Takes the lock of an upload, or asks its holder to release it. */
  async #take(id: string, cancel: RequestRelease): Promise<boolean> {
    const holder = this.#holders.get(id);
    if (holder) {
      await holder();
      return false;
    }
    // Synchronously, before any await: nobody else in this process may try meanwhile.
    this.#holders.set(id, cancel);
    let isTaken = false;
    try {
      const session = await (this.#session ??= this.#open());
      isTaken = await inTurn(session, (client) => tryLockUpload(client, id));
      if (!isTaken) await inTurn(session, (client) => askForUpload(client, id));
      return isTaken;
    } finally {
      if (!isTaken) await this.#forget(id);
    }
  }

  async #unlock(id: string): Promise<void> {
    try {
      const session = await this.#session;
      if (session) await inTurn(session, (client) => unlockUpload(client, id));
    } finally {
      await this.#forget(id);
    }
  }

  async #forget(id: string): Promise<void> {
    this.#holders.delete(id);
    if (this.#holders.size > 0) return;
    const ended = this.#session;
    this.#session = null;
    const session = await ended?.catch(() => null);
    if (session) close(session);
  }

  async #open(): Promise<LockSession> {
    const session: LockSession = { client: await this.#pool.connect(), last: Promise.resolve(), isOver: false };
    session.client.once('end', () => {
      if (!session.isOver) this.#onLost(session);
    });
    try {
      await listenForAskedUploads(session.client, (id) => void this.#holders.get(id)?.());
    } catch (error) {
      close(session);
      throw error;
    }
    return session;
  }

  /** Stops every request that relies on a lock, since locks are lost with their connection. */
  #onLost(session: LockSession): void {
    close(session);
    this.#session = null;
    for (const cancel of this.#holders.values()) void cancel();
  }
}

function inTurn<Answer>(session: LockSession, ask: (client: pg.PoolClient) => Promise<Answer>): Promise<Answer> {
  const answer = session.last.then(() => ask(session.client));
  session.last = answer.catch(() => undefined);
  return answer;
}

/** Closes the connection instead of returning it to the pool, so that it leaves no lock behind. */
function close(session: LockSession): void {
  if (session.isOver) return;
  session.isOver = true;
  session.client.release(true);
}
