import type { Budget } from '../budget.ts';
import { ByteReader } from '../byte-reader.ts';
import { refuseCodeInMetadata, refuseTrailingBytes } from '../foreign-content.ts';
import { Refusal } from '../upload-result.ts';
import type { RasterHeader } from './raster-header.ts';

const MAX_CHANNELS = 56;
const MAX_LAYERS = 2000;
const PROFILE_RESOURCE = 1039;
/** Thumbnails are JPEG data, not text. */
const THUMBNAIL_RESOURCES = new Set([1033, 1036]);
const RESOURCE_SIGNATURES = new Set(['8BIM', 'MeSa', 'AgHg', 'PHUT', 'DCSR']);
/** Channels of the picture itself by color mode: grayscale and RGB. */
const COLORS = new Map([
  [1, 1],
  [3, 3],
]);

/** A PSD up to its flattened picture. */
export interface PsdFile {
  readonly header: RasterHeader;
  /** Samples of a pixel of the flattened picture that are color: 1 or 3. */
  readonly colors: 1 | 3;
  readonly depth: 8 | 16;
  readonly profile: Buffer | null;
  /** Rows packed with PackBits, or as they are. */
  readonly isPacked: boolean;
  /** The rows of the color channels, one channel after the other, each row a view of the file. */
  readonly rows: readonly Buffer[];
}

/** Reads the sections of a PSD (Adobe Photoshop File Formats Specification) to the end of the file. Throws a Refusal. */
export function readPsd(bytes: Buffer, budget: Budget): PsdFile {
  const reader = new ByteReader(bytes, 'big', 4);
  if (reader.u16() !== 1) throw new Refusal('unsupported', 'Large documents (PSB) are not taken.');
  reader.skip(6);
  const [channels, height, width] = [reader.u16(), reader.u32(), reader.u32()];
  const [depth, mode] = [reader.u16(), reader.u16()];
  const colors = COLORS.get(mode);
  if ((depth !== 8 && depth !== 16) || (colors !== 1 && colors !== 3))
    throw new Refusal('unsupported', 'PSD is taken in RGB or greyscale with 8 or 16 bits a channel.');
  if (channels < colors || channels > MAX_CHANNELS) throw malformed();
  const { side } = budget.limits;
  if (width > side || height > side) throw new Refusal('absurd-size', `A side may have ${side} px at most.`);
  reader.skip(reader.u32());
  const profile = readResources(reader.take(reader.u32()), budget);
  checkLayers(reader.take(reader.u32()), budget);
  const { isPacked, rows } = readRows(reader, { channels, colors, height, rowBytes: (width * depth) / 8 }, budget);
  refuseTrailingBytes(bytes, reader.position, budget);
  const header = { width, height, pixelBytes: (channels * depth) / 8, isHeld: true };
  return { header, colors, depth, profile, isPacked, rows };
}

/** Looks into the image resources and answers the color profile among them. */
function readResources(section: Buffer, budget: Budget): Buffer | null {
  const { profileBytes, metadataBytes } = budget.limits;
  if (section.length > metadataBytes) throw oversized();
  const reader = new ByteReader(section);
  let profile: Buffer | null = null;
  while (reader.remaining > 0) {
    budget.spendPart();
    if (!RESOURCE_SIGNATURES.has(reader.tag())) throw malformed();
    const id = reader.u16();
    const nameBytes = reader.u8();
    reader.skip(nameBytes + ((nameBytes + 1) % 2));
    const length = reader.u32();
    const data = reader.take(length);
    if (length % 2 === 1 && reader.remaining > 0) reader.skip(1);
    if (id === PROFILE_RESOURCE) profile = data;
    else if (!THUMBNAIL_RESOURCES.has(id)) refuseCodeInMetadata(data, budget);
  }
  if (profile !== null && profile.length > profileBytes) throw oversized();
  return profile;
}

/** Layers are not read here, but whoever opens the file will: their count, boxes and lengths must make sense. */
function checkLayers(section: Buffer, budget: Budget): void {
  if (section.length < 6) return;
  const info = new ByteReader(section);
  const infoBytes = info.u32();
  if (infoBytes < 2) return;
  const reader = new ByteReader(info.take(infoBytes));
  const count = Math.abs(reader.take(2).readInt16BE());
  if (count > MAX_LAYERS) throw new Refusal('too-complex', `A PSD may have ${MAX_LAYERS} layers at most.`);
  let dataBytes = 0;
  for (let index = 0; index < count; index += 1) dataBytes += checkLayer(reader, budget);
  if (dataBytes > reader.remaining) throw new Refusal('truncated', 'A layer of the PSD lacks data.');
}

/** Passes one layer record and answers how many bytes of channel data belong to it. */
function checkLayer(reader: ByteReader, budget: Budget): number {
  budget.spend();
  const box = reader.take(16);
  const [top, left] = [box.readInt32BE(0), box.readInt32BE(4)];
  const sides = [box.readInt32BE(8) - top, box.readInt32BE(12) - left];
  if (sides.some((side) => side < 0 || side > 4 * budget.limits.side))
    throw new Refusal('absurd-size', 'A layer of the PSD has an absurd size.');
  const channels = reader.u16();
  if (channels > MAX_CHANNELS) throw malformed();
  let dataBytes = 0;
  for (let channel = 0; channel < channels; channel += 1) {
    reader.skip(2);
    dataBytes += reader.u32();
  }
  if (reader.tag() !== '8BIM') throw malformed();
  reader.skip(8);
  reader.skip(reader.u32());
  return dataBytes;
}

interface RowShape {
  readonly channels: number;
  readonly colors: number;
  readonly height: number;
  readonly rowBytes: number;
}

/** Takes the rows of the color channels and passes those of the others, such as transparency. */
function readRows(
  reader: ByteReader,
  { channels, colors, height, rowBytes }: RowShape,
  budget: Budget,
): { isPacked: boolean; rows: Buffer[] } {
  const compression = reader.u16();
  if (compression > 1) throw new Refusal('unsupported', 'This coding of PSD is not taken.');
  const isPacked = compression === 1;
  const count = channels * height;
  budget.spend(count);
  const lengths = isPacked ? new ByteReader(reader.take(count * 2)) : null;
  const rows = Array.from({ length: colors * height }, () => reader.take(lengths ? lengths.u16() : rowBytes));
  for (let row = rows.length; row < count; row += 1) reader.skip(lengths ? lengths.u16() : rowBytes);
  return { isPacked, rows };
}

function oversized(): Refusal {
  return new Refusal('oversized-metadata', 'The picture carries too much metadata.');
}

function malformed(): Refusal {
  return new Refusal('malformed', 'The file is no well-formed PSD.');
}
