import { Refusal } from '../../intake/upload-result.ts';
import { ByteView } from './byte-view.ts';
import { readProfile, type ColorProfile } from './icc-profile.ts';
import { refuseBytesAfter } from './trailing-bytes.ts';
import type { UploadFacts } from './upload-facts.ts';

const CHUNKS_AT = 12;

/** Reads the chunks of a WebP (RFC 9649). */
export function readWebpFacts(bytes: Uint8Array): UploadFacts {
  const view = new ByteView(bytes, 'little');
  const end = view.u32(4) + 8;
  view.slice(0, end);
  refuseBytesAfter(bytes, end);
  let size: UploadFacts['size'] = null;
  let profile: ColorProfile | null = null;
  for (let at = CHUNKS_AT; at + 8 <= end;) {
    const type = view.text(at, 4);
    const length = view.u32(at + 4);
    view.slice(at + 8, length);
    if (type === 'VP8 ') size = { width: view.u16(at + 14) & 0x3fff, height: view.u16(at + 16) & 0x3fff };
    if (type === 'VP8L') size = losslessSize(view.u32(at + 9));
    if (type === 'ICCP') profile = readProfile(view.slice(at + 8, length));
    at += 8 + length + (length % 2);
  }
  if (size === null) throw new Refusal('malformed', 'The file is no well-formed WebP.');
  return { kind: 'webp', bytes: bytes.length, size, bitDepth: 8, colorModel: 'rgb', profile, dpi: null, layers: 0 };
}

/** Returns the size from 14 bits of width and 14 of height, each minus one (RFC 9649, 3.4). */
function losslessSize(bits: number): UploadFacts['size'] {
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
