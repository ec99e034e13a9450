import type { Budget } from '../budget.ts';
import { ByteReader } from '../byte-reader.ts';
import { refuseCodeInMetadata, refuseTrailingBytes } from '../foreign-content.ts';
import { Refusal } from '../upload-result.ts';
import type { RasterHeader } from './raster-header.ts';

const ANIMATION = new Set(['ANIM', 'ANMF']);
const METADATA = new Set(['EXIF', 'XMP ']);
const LOSSY_START = 0x9d012a;
const LOSSLESS_START = 0x2f;
/** Length of the RIFF tag and the size field, which the size does not include. */
const RIFF_HEADER_BYTES = 8;

type Size = Pick<RasterHeader, 'width' | 'height'>;

/** Walks the chunks of a WebP (RFC 9649) to the end of the file. Throws a Refusal. */
export function readWebpHeader(bytes: Buffer, budget: Budget): RasterHeader {
  const end = new ByteReader(bytes, 'little', 4).u32() + RIFF_HEADER_BYTES;
  if (end > bytes.length) throw new Refusal('truncated', 'The picture ends before it is complete.');
  refuseTrailingBytes(bytes, end, budget);
  const reader = new ByteReader(bytes.subarray(0, end), 'little', 12);
  let canvas: Size | null = null;
  let picture: Size | null = null;
  let metadataBytes = 0;
  while (reader.remaining > 0) {
    budget.spendPart();
    const type = reader.tag();
    const length = reader.u32();
    const data = reader.take(length);
    if (length % 2 === 1 && reader.remaining > 0) reader.skip(1);
    if (ANIMATION.has(type)) throw new Refusal('multiple-pages', 'Animated pictures are not taken.');
    if (type === 'VP8X') canvas = readCanvas(data);
    else if (type === 'VP8 ' || type === 'VP8L') {
      if (picture !== null) throw malformed();
      picture = type === 'VP8 ' ? readLossy(data) : readLossless(data);
    } else if (type === 'ICCP') refuseLargeProfile(length, budget);
    else if (type !== 'ALPH') {
      metadataBytes += length;
      if (!METADATA.has(type)) throw new Refusal('polyglot', 'The picture carries a part of unknown kind.');
      if (metadataBytes > budget.limits.metadataBytes)
        throw new Refusal('oversized-metadata', 'The picture carries too much metadata.');
      refuseCodeInMetadata(data, budget);
    }
  }
  if (picture === null) throw malformed();
  if (canvas !== null && (canvas.width !== picture.width || canvas.height !== picture.height)) throw malformed();
  return { ...picture, pixelBytes: 4, isHeld: true };
}

function refuseLargeProfile(length: number, budget: Budget): void {
  if (length > budget.limits.profileBytes)
    throw new Refusal('oversized-metadata', 'The colour profile of the picture is too large.');
}

function readCanvas(data: Buffer): Size {
  const reader = new ByteReader(data, 'little', 0);
  reader.skip(4);
  return { width: reader.u24() + 1, height: reader.u24() + 1 };
}

/** Reads the frame header of VP8 (RFC 6386, 9.1); only a key frame can be a still picture. */
function readLossy(data: Buffer): Size {
  const reader = new ByteReader(data, 'little');
  const isKeyFrame = (reader.u24() & 1) === 0;
  if (!isKeyFrame || reader.take(3).readUIntBE(0, 3) !== LOSSY_START) throw malformed();
  return { width: reader.u16() & 0x3fff, height: reader.u16() & 0x3fff };
}

/** Reads 14 bits of width and 14 of height, each minus one, after the signature byte (RFC 9649, 3.4). */
function readLossless(data: Buffer): Size {
  const reader = new ByteReader(data, 'little');
  if (reader.u8() !== LOSSLESS_START) throw malformed();
  const bits = reader.u32();
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function malformed(): Refusal {
  return new Refusal('malformed', 'The file is no well-formed WebP.');
}
