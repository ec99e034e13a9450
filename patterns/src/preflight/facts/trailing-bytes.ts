import { Refusal } from '../../intake/upload-result.ts';

/** Refuses anything after the end of a picture except zeros, which some programs use as padding. Throws a Refusal. */
export function refuseBytesAfter(bytes: Uint8Array, end: number): void {
  if (bytes.subarray(end).some((byte) => byte !== 0)) {
    throw new Refusal('polyglot', 'The picture carries bytes after the end of the picture.');
  }
}
