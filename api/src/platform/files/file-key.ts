/**
 * Content-addressed key: an area and the SHA-256 of the bytes. It can hold nothing else, so no key escapes the store,
 * and identical files are stored once.
 */
export class FileKey {
  /** Slash-separated path, as in `masters/ab/abcdef…`. */
  readonly path: string;
  readonly #sha256: string;

  /**
   * @param area kind of file, as a lowercase word
   * @throws RangeError for anything other than a word and a hexadecimal SHA-256
   */
  constructor(area: string, sha256: string) {
    if (!/^[a-z]{1,40}$/.test(area)) throw new RangeError('files are kept under a lower-case word');
    if (!/^[\da-f]{64}$/.test(sha256)) throw new RangeError('a file is named by its SHA-256');
    this.#sha256 = sha256;
    this.path = `${area}/${sha256.slice(0, 2)}/${sha256}`;
  }

  /** In hexadecimal. */
  get sha256(): string {
    return this.#sha256;
  }
}
