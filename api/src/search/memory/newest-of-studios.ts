import { designerCode } from '../feed/reference.ts';
import type { Bitmap } from './bitmap.ts';
import type { CodeSets } from './code-sets.ts';
import type { Columns } from './columns.ts';
import type { Orders } from './orders.ts';

/** Data needed about the documents. */
interface Assets {
  readonly alive: Bitmap;
  readonly codes: CodeSets;
  readonly columns: Columns;
  readonly orders: Orders;
}

/** Newest living document of each requested studio, updated with each document added or removed. */
export class NewestOfStudios {
  readonly #assets: Assets;
  readonly #newest = new Map<number, number>();

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  /** Returns the newest document of a studio; undefined if it has none. */
  of(studio: number): number | undefined {
    if (!this.#newest.has(studio)) {
      this.#assets.codes.forEach(designerCode(studio), (doc) => {
        if (this.#assets.alive.has(doc)) this.#take(studio, doc);
      });
    }
    return this.#newest.get(studio);
  }

  /** Records that a document was added or has new facts. */
  come(doc: number): void {
    const studio = this.#studioOf(doc);
    if (this.#newest.has(studio)) this.#take(studio, doc);
  }

  /** Records that a document is removed or its facts will change. */
  go(doc: number): void {
    const studio = this.#studioOf(doc);
    if (this.#newest.get(studio) === doc) this.#newest.delete(studio);
  }

  #take(studio: number, doc: number): void {
    const before = this.#newest.get(studio);
    const compare = this.#assets.orders.comparing('published', 'desc');
    if (before === undefined || compare(doc, before) < 0) this.#newest.set(studio, doc);
  }

  #studioOf(doc: number): number {
    return this.#assets.columns.designers[doc] ?? 0;
  }
}
