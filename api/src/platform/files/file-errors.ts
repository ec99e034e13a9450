import type { FileKey } from './file-key.ts';

/** There is no file under a key. */
export class FileNotFound extends Error {
  constructor(key: FileKey, cause?: unknown) {
    super(`there is no file ${key.path}`, { cause });
    this.name = 'FileNotFound';
  }
}

/** Bytes are not those that their key names: what was sent is not what was meant, or what was kept is damaged. */
export class FileMismatch extends Error {
  constructor(key: FileKey) {
    super(`these are not the bytes of ${key.path}`);
    this.name = 'FileMismatch';
  }
}

/** A range begins behind the end of its file; answered 416. */
export class RangeNotSatisfiable extends RangeError {
  readonly status = 416;

  constructor(key: FileKey) {
    super(`the range lies outside of ${key.path}`);
    this.name = 'RangeNotSatisfiable';
  }
}

/** The store cannot be asked now, or lets nobody in; answered 503, and the same may work a moment later. */
export class FileStoreUnavailable extends Error {
  readonly code = 'unavailable';

  constructor(reason: string, cause?: unknown) {
    super(`the file store cannot be used: ${reason}`, { cause });
    this.name = 'FileStoreUnavailable';
  }
}
