import { withRoom } from './growable.ts';

/** Fields of a text as bits: title 1, tags 2, studio 4, description 8. */
export type FieldMask = number;

const FIELD_BITS = 4;

/**
 * In which documents a word stands, and in which of their fields. Each entry is the distance to the document before it
 * and the fields, as one number of seven bits a byte, the lowest first (LEB128): one or two bytes for a common word.
 */
export class PostingList {
  #bytes = new Uint8Array(0);
  #length = 0;
  #last = -1;

  /** @param doc higher than those before it */
  push(doc: number, fields: FieldMask): void {
    // A product: the number may be above 31 bits.
    let rest = (doc - this.#last) * 2 ** FIELD_BITS + fields;
    this.#last = doc;
    this.#bytes = withRoom(this.#bytes, this.#length + 6, (length) => new Uint8Array(length));
    while (rest >= 128) {
      this.#bytes[this.#length++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length++] = rest;
  }

  forEach(visit: (doc: number, fields: FieldMask) => void): void {
    const bytes = this.#bytes;
    const length = this.#length;
    let doc = -1;
    let place = 0;
    while (place < length) {
      let byte = bytes[place++] ?? 0;
      const fields = byte & 15;
      let distance = (byte & 127) >>> FIELD_BITS;
      let shift = 7 - FIELD_BITS;
      while (byte >= 128) {
        byte = bytes[place++] ?? 0;
        distance += (byte & 127) << shift;
        shift += 7;
      }
      doc += distance;
      visit(doc, fields);
    }
  }
}
