import { bytes, DocList, withRoom } from './growable.ts';

/** Trigram similarity of words, computed like PostgreSQL's pg_trgm extension. */
export class Trigrams {
  readonly #words = new Map<string, DocList>();
  /** By word number: its number of distinct trigrams (0 if it is not stored) and its length. */
  #sizes = new Uint8Array(0);
  #lengths = new Uint8Array(0);
  /** By word number: shared trigrams during a comparison, else 0. */
  #shared = new Uint8Array(0);

  add(number: number, word: string): void {
    const parts = partsOf(word);
    this.#sizes = withRoom(this.#sizes, number + 1, bytes);
    this.#lengths = withRoom(this.#lengths, number + 1, bytes);
    this.#shared = withRoom(this.#shared, number + 1, bytes);
    this.#sizes[number] = parts.size;
    this.#lengths[number] = word.length;
    for (const part of parts) {
      const words = this.#words.get(part) ?? new DocList();
      this.#words.set(part, words);
      words.push(number);
    }
  }

  /**
   * Returns words at most two letters shorter or longer, with their similarity: shared trigrams divided by all trigrams
   * of both, in single precision like `similarity` of pg_trgm.
   */
  alike(word: string): { readonly number: number; readonly likeness: number }[] {
    const parts = partsOf(word);
    const candidates: number[] = [];
    for (const part of parts) {
      for (const number of this.#words.get(part)?.docs ?? []) {
        if (Math.abs((this.#lengths[number] ?? 0) - word.length) > 2) continue;
        const shared = this.#shared[number] ?? 0;
        if (shared === 0) candidates.push(number);
        this.#shared[number] = shared + 1;
      }
    }
    return candidates.map((number) => {
      const shared = this.#shared[number] ?? 0;
      this.#shared[number] = 0;
      return { number, likeness: Math.fround(shared / (parts.size + (this.#sizes[number] ?? 0) - shared)) };
    });
  }
}

/** Returns the trigrams of a word padded with two leading spaces and one trailing. */
function partsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_none, place) => padded.slice(place, place + 3)));
}
