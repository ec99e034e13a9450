import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes through and computes their hash; call `sha256` once all have passed. */
export class Hashing extends Transform {
  readonly #hash = createHash('sha256');

  override _transform(part: Buffer, _encoding: BufferEncoding, done: (error: null, part: Buffer) => void): void {
    this.#hash.update(part);
    done(null, part);
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}
