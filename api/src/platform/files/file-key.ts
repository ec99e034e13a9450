/**
 * Names a file by what it is kept as and the SHA-256 of its bytes. A key can say nothing else, so that none leads out of
 * the store, and the same bytes are kept once.
 */
export class FileKey {
  /** With slashes, as in `masters/ab/abcdef…`. */
  readonly path: string;
  readonly #sha256: string;

  /**
   * @param area what files of this kind are kept as: a lower-case word
   * @throws RangeError for anything else than a word and a SHA-256 in hexadecimal digits
   */
  constructor(area: string, sha256: string) {
    if (!/^[a-z]{1,40}$/.test(area)) throw new RangeError('files are kept under a lower-case word');
    if (!/^[\da-f]{64}$/.test(sha256)) throw new RangeError('a file is named by its SHA-256');
    this.#sha256 = sha256;
    this.path = `${area}/${sha256.slice(0, 2)}/${sha256}`;
  }

  /** In hexadecimal digits. */
  get sha256(): string {
    return this.#sha256;
  }
}
