import { describeLab } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { fingerprintOfLab } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';
import { labPicture } from './lab-picture.ts';
import type { Picture } from './picture.ts';

/** What a tile is found by. */
export interface Likeness {
  readonly descriptor: Descriptor;
  readonly fingerprint: Fingerprint;
}

/** Descriptor and fingerprint of one tile at once. Throws RangeError when the picture is empty or holds too few bytes. */
export function likenessOf(picture: Picture): Likeness {
  const lab = labPicture(picture);
  return { descriptor: describeLab(lab), fingerprint: fingerprintOfLab(lab) };
}

/** Signed bytes as base64, for JSON. */
export function bytesToBase64(bytes: Int8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** Signed bytes from base64. */
export function bytesFromBase64(text: string): Int8Array {
  return new Int8Array(Buffer.from(text, 'base64'));
}
