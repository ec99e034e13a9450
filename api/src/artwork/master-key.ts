import { FileKey } from '../platform/files/file-key.ts';

/** Returns the storage key of a master: the SHA-256 of its unmodified bytes. */
export function masterKey(sha256: string): FileKey {
  return new FileKey('masters', sha256);
}
