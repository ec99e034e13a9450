import { ByteLru } from './byte-lru.ts';
import { Reply } from './reply.ts';

/** How a reply came about, for metrics. */
export type CacheOutcome = 'coalesced' | 'hit' | 'miss';

interface Entry {
  readonly reply: Reply;
  readonly expiresAt: number;
}

/** What an entry takes besides its key and body: headers, buffers, the map. */
const ENTRY_BYTES = 2048;
/** Room for the compressed forms that a reply grows while it is kept. */
const ENCODED_SHARE = 1.5;

/**
 * Whole replies, ready to be written, for as long as each says. Requests for a key that is being made wait for it
 * and share it; what turns out not to be shareable is made again for each of them.
 */
export class ResponseCache {
  readonly #entries: ByteLru<Entry>;
  readonly #pending = new Map<string, Promise<Reply>>();
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

  /** The fresh reply for a key, or the one `make` gives. */
  async get(key: string, make: () => Promise<Reply>): Promise<{ reply: Reply; outcome: CacheOutcome }> {
    const kept = this.fresh(key);
    if (kept) return { reply: kept, outcome: 'hit' };
    const pending = this.#pending.get(key);
    if (pending) {
      const shared = await pending.catch(() => undefined);
      if (shared && shared.freshSeconds > 0) return { reply: shared, outcome: 'coalesced' };
      return { reply: await make(), outcome: 'miss' };
    }
    const making = make();
    this.#pending.set(key, making);
    try {
      const reply = await making;
      if (reply.freshSeconds > 0) this.#keep(key, reply);
      return { reply, outcome: 'miss' };
    } finally {
      this.#pending.delete(key);
    }
  }

  #keep(key: string, reply: Reply): void {
    const bytes = ENTRY_BYTES + key.length + reply.body.length * ENCODED_SHARE;
    this.#entries.set(key, { reply, expiresAt: this.#now() + reply.freshSeconds * 1000 }, bytes);
  }
}
