import { FileKey } from '../platform/files/file-key.ts';

/** What a master is kept as: under the SHA-256 of its bytes, untouched. */
export function masterKey(sha256: string): FileKey {
  return new FileKey('masters', sha256);
}
