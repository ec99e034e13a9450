import { Refusal } from '../../intake/upload-result.ts';

/** Refuses whatever follows the end of a picture, but for zeros: some programs fill up with them. Throws a Refusal. */
export function refuseBytesAfter(bytes: Uint8Array, end: number): void {
  if (bytes.subarray(end).some((byte) => byte !== 0)) {
    throw new Refusal('polyglot', 'The picture carries bytes after the end of the picture.');
  }
}
