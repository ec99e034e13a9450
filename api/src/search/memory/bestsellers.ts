import { Bitmap } from './bitmap.ts';
import type { Columns } from './columns.ts';

/** Number of most downloaded patterns that count as bestsellers. */
const BESTSELLERS = 60;

/** Data needed about the documents. */
interface Assets {
  readonly alive: Bitmap;
  readonly columns: Columns;
  readonly end: number;
}

/** Patterns that users have downloaded most, including ties with the last of them. */
export class Bestsellers {
  #docs: Bitmap | null = null;
  /** Documents with fewer downloads than this do not affect the result when they are added or removed. */
  #least = 0;

  /** Returns the bestsellers; may include dead documents. */
  of({ alive, columns: { downloads }, end }: Assets): Bitmap {
    if (this.#docs) return this.#docs;
    const best = new Int32Array(BESTSELLERS);
    alive.forEach((doc) => {
      const count = downloads[doc] ?? 0;
      if (count <= (best[0] ?? 0)) return;
      best[0] = count;
      best.sort();
    });
    const least = best.find((count) => count > 0) ?? Number.POSITIVE_INFINITY;
    const docs = new Bitmap(end);
    for (let doc = 0; doc < end; doc++) if ((downloads[doc] ?? 0) >= least) docs.add(doc);
    this.#docs = docs;
    this.#least = best[0] === 0 ? 1 : least;
    return docs;
  }

  /** Records that a document with so many downloads is added or removed. */
  touch(downloads: number): void {
    if (downloads >= this.#least) this.#docs = null;
  }
}
