import { PostingList } from './postings.ts';

/** Every word of the index with its postings, found by itself or by how it begins. */
export class Vocabulary {
  readonly #postings = new Map<string, PostingList>();
  #sorted: string[] | null = null;

  postings(word: string): PostingList | undefined {
    return this.#postings.get(word);
  }

  /** The postings of a word, made when it is new. */
  touch(word: string): PostingList {
    const known = this.#postings.get(word);
    if (known) return known;
    const postings = new PostingList();
    this.#postings.set(word, postings);
    this.#sorted = null;
    return postings;
  }

  /** Words that begin with a text, in alphabetical order. */
  beginningWith(prefix: string): string[] {
    const words = this.#words();
    const start = firstAtLeast(words, prefix);
    const found: string[] = [];
    for (let place = start; place < words.length; place++) {
      const word = words[place] ?? '';
      if (!word.startsWith(prefix)) break;
      found.push(word);
    }
    return found;
  }

  #words(): readonly string[] {
    this.#sorted ??= [...this.#postings.keys()].toSorted();
    return this.#sorted;
  }
}

function firstAtLeast(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
