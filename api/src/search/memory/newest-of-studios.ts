import { designerCode } from '../feed/reference.ts';
import type { Bitmap } from './bitmap.ts';
import type { CodeSets } from './code-sets.ts';
import type { Columns } from './columns.ts';
import type { Orders } from './orders.ts';

/** What is asked of the documents. */
interface Assets {
  readonly alive: Bitmap;
  readonly codes: CodeSets;
  readonly columns: Columns;
  readonly orders: Orders;
}

/** The newest living document of each studio that was asked for, brought in step with each document that comes or goes. */
export class NewestOfStudios {
  readonly #assets: Assets;
  readonly #newest = new Map<number, number>();

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  /** Undefined when the studio has none. */
  of(studio: number): number | undefined {
    if (!this.#newest.has(studio)) {
      this.#assets.codes.forEach(designerCode(studio), (doc) => {
        if (this.#assets.alive.has(doc)) this.#take(studio, doc);
      });
    }
    return this.#newest.get(studio);
  }

  /** Records that a document is there from now on, or has its new facts. */
  come(doc: number): void {
    const studio = this.#studioOf(doc);
    if (this.#newest.has(studio)) this.#take(studio, doc);
  }

  /** Records that a document goes, or that its facts will change. */
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
