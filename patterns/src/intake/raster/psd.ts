import type { Budget } from '../budget.ts';
import { ByteReader } from '../byte-reader.ts';
import { refuseCodeInMetadata, refuseTrailingBytes } from '../foreign-content.ts';
import { Refusal } from '../upload-result.ts';
import { proveLayers } from './psd-layers.ts';
import type { RasterHeader } from './raster-header.ts';

const MAX_CHANNELS = 56;
const PROFILE_RESOURCE = 1039;
/** Thumbnails are JPEG data, not text. */
const THUMBNAIL_RESOURCES = new Set([1033, 1036]);
const RESOURCE_SIGNATURES = new Set(['8BIM', 'MeSa', 'AgHg', 'PHUT', 'DCSR']);
/** Channels of the picture itself by color mode: grayscale and RGB. */
const COLORS = new Map([
  [1, 1],
  [3, 3],
]);

/** A PSD with validated layers, up to its flattened picture. */
export interface PsdFile {
  readonly header: RasterHeader;
  /** Color samples per pixel of the flattened picture: 1 or 3. */
  readonly colors: 1 | 3;
  readonly depth: 8 | 16;
  readonly profile: Buffer | null;
  /** Whether rows are packed with PackBits. */
  readonly isPacked: boolean;
  /** The rows of the color channels, channel by channel, each row a view of the file. */
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
    throw new Refusal('unsupported', 'PSD is taken in RGB or grayscale with 8 or 16 bits a channel.');
  if (channels < colors || channels > MAX_CHANNELS) throw malformed();
  const { side } = budget.limits;
  if (width > side || height > side) throw new Refusal('absurd-size', `A side may have ${side} px at most.`);
  reader.skip(reader.u32());
  const profile = readResources(reader.take(reader.u32()), budget);
  proveLayers(reader.take(reader.u32()), depth, budget);
  const { isPacked, rows } = readRows(reader, { channels, colors, height, rowBytes: (width * depth) / 8 }, budget);
  refuseTrailingBytes(bytes, reader.position, budget);
  const header = { width, height, pixelBytes: (channels * depth) / 8, isHeld: true };
  return { header, colors, depth, profile, isPacked, rows };
}

/** Checks the image resources and returns the color profile among them. */
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

interface RowShape {
  readonly channels: number;
  readonly colors: number;
  readonly height: number;
  readonly rowBytes: number;
}

/** Returns the rows of the color channels and skips those of others, such as transparency. */
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
