import { Bitmap } from './bitmap.ts';
import type { Columns } from './columns.ts';

/** How many of the patterns that people have downloaded most are bestsellers. */
const BESTSELLERS = 60;

/** What is asked of the documents. */
interface Assets {
  readonly alive: Bitmap;
  readonly columns: Columns;
  readonly end: number;
}

/** The patterns that people have downloaded most; those with as many downloads as the last of them are among them. */
export class Bestsellers {
  #docs: Bitmap | null = null;
  /** Documents with fewer downloads than this leave them as they are when they come or go. */
  #least = 0;

  /** Dead documents may be among them. */
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

  /** Records that a document with so many downloads comes or goes. */
  touch(downloads: number): void {
    if (downloads >= this.#least) this.#docs = null;
  }
}
