import { crc32, inflateSync } from 'node:zlib';
import type { Budget } from '../budget.ts';
import { ByteReader } from '../byte-reader.ts';
import { refuseCodeInMetadata, refuseTrailingBytes } from '../foreign-content.ts';
import { Refusal } from '../upload-result.ts';
import type { RasterHeader } from './raster-header.ts';

const SIGNATURE_BYTES = 8;
/** Samples per pixel by color type (ISO/IEC 15948, table 11.1). */
const SAMPLES = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const DEPTHS = new Map([
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
]);
/** Chunks that hold only numbers with a fixed meaning. */
const PLAIN = new Set(['PLTE', 'tRNS', 'cHRM', 'gAMA', 'sBIT', 'sRGB', 'bKGD', 'hIST', 'pHYs', 'tIME', 'cICP']);
const ANIMATION = new Set(['acTL', 'fcTL', 'fdAT']);

/** Walks the chunks of a PNG (ISO/IEC 15948) to the end of the file. Throws a Refusal. */
export function readPngHeader(bytes: Buffer, budget: Budget): RasterHeader {
  const reader = new ByteReader(bytes, 'big', SIGNATURE_BYTES);
  const first = readChunk(reader, budget);
  if (first.type !== 'IHDR') throw malformed();
  const header = readImageHeader(first.data);
  let metadataBytes = 0;
  let hasPixels = false;
  for (;;) {
    const { type, data } = readChunk(reader, budget);
    if (type === 'IEND') break;
    if (type === 'IHDR') throw malformed();
    if (ANIMATION.has(type)) throw new Refusal('multiple-pages', 'Animated pictures are not taken.');
    if (type === 'IDAT') hasPixels = true;
    else if (PLAIN.has(type)) budget.spendBytes(data.length);
    else if (isCritical(type)) throw malformed();
    else metadataBytes += metadataSize(type, data, budget);
    if (metadataBytes > budget.limits.metadataBytes)
      throw new Refusal('oversized-metadata', 'The picture carries too much metadata.');
  }
  if (!hasPixels) throw malformed();
  refuseTrailingBytes(bytes, reader.position, budget);
  return header;
}

function readChunk(reader: ByteReader, budget: Budget): { type: string; data: Buffer } {
  budget.spendPart();
  const length = reader.u32();
  const body = reader.take(length + 4);
  const type = body.toString('latin1', 0, 4);
  if (!/^[A-Za-z]{4}$/.test(type)) throw malformed();
  budget.spendBytes(length);
  if (crc32(body) !== reader.u32()) throw new Refusal('malformed', 'A checksum of the picture is wrong.');
  return { type, data: body.subarray(4) };
}

function readImageHeader(data: Buffer): RasterHeader {
  const reader = new ByteReader(data);
  const [width, height, depth, colorType] = [reader.u32(), reader.u32(), reader.u8(), reader.u8()];
  const [compression, filter, interlace] = [reader.u8(), reader.u8(), reader.u8()];
  const samples = SAMPLES.get(colorType);
  const isKnown = DEPTHS.get(colorType)?.includes(depth) && compression === 0 && filter === 0 && interlace <= 1;
  if (samples === undefined || !isKnown || reader.remaining > 0) throw malformed();
  return { width, height, pixelBytes: Math.max(1, (samples * depth) / 8), isHeld: interlace === 1 };
}

const isCritical = (type: string): boolean => type.charAt(0) === type.charAt(0).toUpperCase();

/** Returns the unpacked size of an ancillary chunk, after checking its content. */
function metadataSize(type: string, data: Buffer, budget: Budget): number {
  const packed = packedPart(type, data);
  refuseCodeInMetadata(packed === null ? data : data.subarray(0, data.length - packed.length), budget);
  if (packed === null) return data.length;
  const isProfile = type === 'iCCP';
  const room = isProfile ? budget.limits.profileBytes : budget.limits.metadataBytes;
  const unpacked = inflateWithin(packed, room);
  budget.spendBytes(unpacked.length);
  if (!isProfile) refuseCodeInMetadata(unpacked, budget);
  return unpacked.length;
}

/**
 * Returns the zlib stream of a chunk, which follows a keyword and its fields (ISO/IEC 15948, 11.3); null if there is
 * none.
 */
function packedPart(type: string, data: Buffer): Buffer | null {
  if (type !== 'zTXt' && type !== 'iCCP' && type !== 'iTXt') return null;
  const keywordEnd = data.indexOf(0);
  if (keywordEnd < 0) throw malformed();
  if (type !== 'iTXt') return data.subarray(keywordEnd + 2);
  if (data[keywordEnd + 1] !== 1) return null;
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  const titleEnd = languageEnd < 0 ? -1 : data.indexOf(0, languageEnd + 1);
  if (titleEnd < 0) throw malformed();
  return data.subarray(titleEnd + 1);
}

function inflateWithin(packed: Buffer, room: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: room });
  } catch (error) {
    if (isTooLong(error)) throw new Refusal('decompression-bomb', 'Metadata of the picture unpacks to too much.');
    throw new Refusal('malformed', 'Metadata of the picture does not unpack.', { cause: error });
  }
}

function isTooLong(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

function malformed(): Refusal {
  return new Refusal('malformed', 'The file is no well-formed PNG.');
}
