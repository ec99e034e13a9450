import { Bitmap } from './bitmap.ts';
import { DocList } from './growable.ts';

/** Share of all documents from which a bitmap is used instead of a list, once there are enough documents. */
export const DENSE_SHARE = 1 / 32;
const MIN_DENSE = 1024;

/** A set of documents, including dead ones, as a list or a bitmap, whichever takes less space and time. */
export class DocSet {
  #docs: DocList | Bitmap = new DocList();

  /** Takes over the contents of a bitmap. */
  static of(bitmap: Bitmap): DocSet {
    const set = new DocSet();
    if (bitmap.count() > bitmap.words.length * 32 * DENSE_SHARE) set.#docs = bitmap;
    else bitmap.forEach((doc) => set.add(doc));
    return set;
  }

  /** @param doc higher than all earlier ones */
  add(doc: number): void {
    if (this.#docs instanceof Bitmap) {
      if (doc >>> 5 >= this.#docs.words.length) this.#docs = this.#docs.resized(Math.ceil((doc + 32) * 1.25));
      this.#docs.add(doc);
      return;
    }
    this.#docs.push(doc);
    if (doc >= MIN_DENSE && this.#docs.length > doc * DENSE_SHARE) this.#docs = this.toBitmap(doc + 1);
  }

  /** Adds its documents to another set, up to that set's capacity. */
  addTo(others: Bitmap): void {
    if (this.#docs instanceof Bitmap) {
      others.or(this.#docs);
      return;
    }
    const { docs } = this.#docs;
    for (let place = 0; place < docs.length; place++) others.add(docs[place] ?? 0);
  }

  /** Returns how many of the documents found are in the set. */
  countWith(found: Bitmap): number {
    if (this.#docs instanceof Bitmap) return found.countWith(this.#docs);
    const { docs } = this.#docs;
    let count = 0;
    for (let place = 0; place < docs.length; place++) if (found.has(docs[place] ?? 0)) count += 1;
    return count;
  }

  forEach(visit: (doc: number) => void): void {
    if (this.#docs instanceof Bitmap) this.#docs.forEach(visit);
    else for (const doc of this.#docs.docs) visit(doc);
  }

  /** @param size one more than the highest number it can hold */
  toBitmap(size: number): Bitmap {
    const all = new Bitmap(size);
    this.addTo(all);
    return all;
  }
}
