import type { AssetFacts, AssetFigures, FieldMask } from '../feed/asset-facts.ts';
import { Bestsellers } from './bestsellers.ts';
import { Bitmap } from './bitmap.ts';
import { CodeSets } from './code-sets.ts';
import { Columns } from './columns.ts';
import { IdTable } from './id-table.ts';
import { Orders } from './orders.ts';
import { NewestOfStudios } from './newest-of-studios.ts';
import { collectionCode, designerCode, FACT_CODES } from '../feed/reference.ts';
import { SkuOrder } from './sku-order.ts';
import type { NamedArray, StoredArrays } from './stored-arrays.ts';
import { Vocabulary } from './vocabulary.ts';

/** Title only. */
const TITLE: FieldMask = 1;

/**
 * All assets for sale, in typed arrays: bitmaps of facet values, postings of words, and every list order. Changing an
 * asset creates a new document and leaves the old one dead.
 */
export class IndexedAssets {
  readonly columns = new Columns();
  readonly ids = new IdTable(this.columns);
  readonly codes = new CodeSets();
  readonly orders = new Orders(this.columns);
  readonly skus = new SkuOrder(this.columns);
  readonly vocabulary = new Vocabulary();
  readonly bestsellers = new Bestsellers();
  readonly newest = new NewestOfStudios(this);
  #alive = new Bitmap(0);
  #living = 0;
  #version = 0;

  /** Number of assets for sale. */
  get size(): number {
    return this.#living;
  }

  /** One more than the highest document. */
  get end(): number {
    return this.columns.length;
  }

  /** Documents of assets for sale; numbers beyond its end are not. */
  get alive(): Bitmap {
    return this.#alive;
  }

  /** Incremented by every change. */
  get version(): number {
    return this.#version;
  }

  /** Adds many new assets without sorting them; see `finishLoading`. */
  load(assets: Iterable<AssetFacts>): void {
    for (const asset of assets) this.#append(asset);
  }

  /** Sorts the loaded assets. */
  finishLoading(): void {
    this.vocabulary.compact(this.end);
    this.orders.fill(this.#alive.toDocs());
    this.skus.refresh();
    this.#version += 1;
  }

  /** Applies changes: assets that were added or changed, and ids of those no longer for sale. */
  apply(changed: readonly AssetFacts[], removed: readonly string[]): void {
    const gone = this.#livingDocs([...removed, ...changed.map(({ id }) => id)]);
    this.orders.change(gone, () => {
      for (const doc of gone) this.#bury(doc);
      return changed.map((asset) => this.#append(asset));
    });
    this.#version += 1;
  }

  /** Applies changed figures of assets for sale; unknown ids are ignored. */
  applyFigures(changed: readonly AssetFigures[]): void {
    const known = changed.filter(({ id }) => this.#livingDocs([id]).length > 0);
    const docs = this.#livingDocs(known.map(({ id }) => id));
    this.orders.change(docs, () => {
      for (const [place, doc] of docs.entries()) {
        const figures = known[place];
        if (!figures) continue;
        this.#goes(doc);
        this.columns.setFigures(doc, figures);
        this.#comes(doc);
      }
      return docs;
    });
    this.#version += 1;
  }

  *arrays(): Iterable<NamedArray> {
    yield ['alive', this.#alive.words];
    yield* this.columns.arrays();
    yield* this.codes.arrays();
    yield* this.orders.arrays();
    yield* this.vocabulary.arrays();
  }

  restore(stored: StoredArrays): void {
    this.#alive = new Bitmap(0, stored.take('alive', Uint32Array));
    this.#living = this.#alive.count();
    this.columns.restore(stored);
    this.codes.restore(stored, this.#alive);
    this.orders.restore(stored);
    this.vocabulary.restore(stored);
    this.vocabulary.compact(this.end);
    this.ids.fill(this.columns.length);
    this.skus.refresh();
    this.#version += 1;
  }

  #livingDocs(ids: readonly string[]): number[] {
    return [...new Set(ids)]
      .map((id) => this.ids.get(id))
      .filter((doc) => doc !== undefined)
      .filter((doc) => this.#alive.has(doc));
  }

  #append(asset: AssetFacts): number {
    const doc = this.columns.push(asset);
    this.codes.push(codesOf(asset));
    const number = String(asset.sku);
    for (const [word, fields] of asset.words) {
      // The SKU counts as a title word; storing it would add one vocabulary entry per asset.
      if (fields !== TITLE || word !== number) this.vocabulary.push(word, doc, fields);
    }
    this.ids.set(doc);
    if (doc >>> 5 >= this.#alive.words.length) this.#alive = this.#alive.resized(Math.ceil((doc + 32) * 1.5));
    this.#alive.add(doc);
    this.#living += 1;
    this.#comes(doc);
    return doc;
  }

  #bury(doc: number): void {
    this.#alive.remove(doc);
    this.codes.forget(doc);
    this.#living -= 1;
    this.#goes(doc);
  }

  /** Updates global structures after a document was added or got new figures. */
  #comes(doc: number): void {
    this.bestsellers.touch(this.columns.downloads[doc] ?? 0);
    this.newest.come(doc);
  }

  /** See `#comes`. */
  #goes(doc: number): void {
    this.bestsellers.touch(this.columns.downloads[doc] ?? 0);
    this.newest.go(doc);
  }
}

function codesOf(asset: AssetFacts): number[] {
  return [
    ...new Set(asset.codes),
    designerCode(asset.designerId),
    ...(asset.collectionId === null ? [] : [collectionCode(asset.collectionId)]),
    ...(asset.isFree ? [FACT_CODES.free] : []),
    ...(asset.isPremium ? [FACT_CODES.premium] : []),
  ];
}
