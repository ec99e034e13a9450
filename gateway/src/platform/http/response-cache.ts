import { ByteLru } from './byte-lru.ts';
import { Reply } from './reply.ts';
import { Audience } from './while-awaited.ts';

/** How a reply came about, for metrics. */
export type CacheOutcome = 'coalesced' | 'hit' | 'miss';

interface Entry {
  readonly reply: Reply;
  readonly expiresAt: number;
}

interface PendingReply {
  readonly making: Promise<Reply>;
  readonly audience: Audience;
}

/** What an entry takes besides its key and body: headers, buffers, the map. */
const ENTRY_BYTES = 2048;
/** Room for the compressed forms that a reply grows while it is kept. */
const ENCODED_SHARE = 1.5;

type Make = (signal?: AbortSignal) => Promise<Reply>;

/**
 * Whole replies, ready to be written, for as long as each says. Requests for a key that is being made wait for it
 * and share it; what turns out not to be shareable is made again for each of them.
 */
export class ResponseCache {
  readonly #entries: ByteLru<Entry>;
  readonly #pending = new Map<string, PendingReply>();
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#entries = new ByteLru(maxBytes);
    this.#now = now;
  }

  /** The reply for a key while it is fresh. */
  fresh(key: string): Reply | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt > this.#now()) return entry.reply;
    this.#entries.delete(key);
    return undefined;
  }

  /**
   * The fresh reply for a key, or the one `make` gives.
   * @param make its signal fires when all who wait for the reply have gone
   * @param signal fires when this caller has gone
   */
  async get(key: string, make: Make, signal?: AbortSignal): Promise<{ reply: Reply; outcome: CacheOutcome }> {
    const kept = this.fresh(key);
    if (kept) return { reply: kept, outcome: 'hit' };
    const pending = this.#pending.get(key);
    if (pending && !pending.audience.signal.aborted) {
      pending.audience.join(signal);
      const shared = await pending.making.catch(() => undefined);
      if (shared && shared.freshSeconds > 0) return { reply: shared, outcome: 'coalesced' };
      return { reply: await make(signal), outcome: 'miss' };
    }
    const audience = new Audience();
    audience.join(signal);
    const made: PendingReply = { making: make(audience.signal), audience };
    this.#pending.set(key, made);
    try {
      const reply = await made.making;
      if (reply.freshSeconds > 0) this.#keep(key, reply);
      return { reply, outcome: 'miss' };
    } finally {
      if (this.#pending.get(key) === made) this.#pending.delete(key);
    }
  }

  #keep(key: string, reply: Reply): void {
    const bytes = ENTRY_BYTES + key.length + reply.body.length * ENCODED_SHARE;
    this.#entries.set(key, { reply, expiresAt: this.#now() + reply.freshSeconds * 1000 }, bytes);
  }
}
