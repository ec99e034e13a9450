import type { FileKey } from './file-key.ts';

/** No file exists under the key. */
export class FileNotFound extends Error {
  constructor(key: FileKey, cause?: unknown) {
    super(`there is no file ${key.path}`, { cause });
    this.name = 'FileNotFound';
  }
}

/** The bytes do not match the key: either the wrong content was sent or the stored file is damaged. */
export class FileMismatch extends Error {
  constructor(key: FileKey) {
    super(`these are not the bytes of ${key.path}`);
    this.name = 'FileMismatch';
  }
}

/** The range starts beyond the end of the file; answered with 416. */
export class RangeNotSatisfiable extends RangeError {
  readonly status = 416;

  constructor(key: FileKey) {
    super(`the range lies outside of ${key.path}`);
    this.name = 'RangeNotSatisfiable';
  }
}

/** The store is unreachable or denies access; answered with 503, as a retry may succeed. */
export class FileStoreUnavailable extends Error {
  readonly code = 'unavailable';

  constructor(reason: string, cause?: unknown) {
    super(`the file store cannot be used: ${reason}`, { cause });
    this.name = 'FileStoreUnavailable';
  }
}
