import path from 'node:path';

/** Where a master lies: under the SHA-256 of its bytes, untouched. */
export function masterFile(folder: string, sha256: string): string {
  return path.join(folder, sha256.slice(0, 2), sha256);
}
