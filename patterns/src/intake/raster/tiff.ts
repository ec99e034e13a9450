import type { Budget } from '../budget.ts';
import { ByteReader } from '../byte-reader.ts';
import { refuseCodeInMetadata } from '../foreign-content.ts';
import { Refusal } from '../upload-result.ts';
import { refuseUnownedBytes, type ByteRange } from './byte-coverage.ts';
import type { RasterHeader } from './raster-header.ts';

const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const MAX_ENTRIES = 256;
const MAX_FOLDERS = 16;
const MAX_SAMPLES = 5;
/** One strip per row, for every channel of the tallest picture. */
const MAX_STRIPS = 64_000;
/** Maximum side of a tile, to bound the decoder's memory. */
const MAX_TILE_SIZE = 4096;

/** Bytes per value by field type (TIFF 6.0, section 2; 13 is the offset of a directory). */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const SHORT = 3;
const NUMBER_TYPES = new Set([1, SHORT, 4, 13]);

const TAG = {
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  stripOffsets: 273,
  samples: 277,
  stripBytes: 279,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  subFolders: 330,
  exif: 34665,
  profile: 34675,
  gps: 34853,
} as const;
const FOLDER_TAGS: readonly number[] = [TAG.subFolders, TAG.exif, TAG.gps];
/** None, LZW, JPEG, deflate under both numbers, PackBits. */
const COMPRESSIONS = new Set([1, 5, 7, 8, 32773, 32946]);
/** White or black is zero, RGB, indexed, CMYK, YCbCr. */
const PHOTOMETRICS = new Set([0, 1, 2, 3, 5, 6]);
/** Photoshop layers, previews and text, XMP, IPTC: read by other programs, but never as a picture. */
const TEXT_TAGS = new Set([269, 270, 271, 272, 285, 305, 306, 315, 316, 700, 33432, 33723]);

interface Field {
  readonly type: number;
  readonly count: number;
  readonly valueAt: number;
}

type Folder = ReadonlyMap<number, Field>;

/** Walks the directories of a TIFF 6.0 with one picture. Throws a Refusal. */
export function readTiffHeader(bytes: Buffer, budget: Budget): RasterHeader {
  return new TiffWalk(bytes, budget).run();
}

class TiffWalk {
  private readonly reader: ByteReader;
  private readonly budget: Budget;
  private readonly owned: ByteRange[] = [[0, HEADER_BYTES]];
  private readonly visited = new Set<number>();
  private metadataBytes = 0;

  constructor(bytes: Buffer, budget: Budget) {
    this.reader = new ByteReader(bytes, bytes[0] === 0x49 ? 'little' : 'big', 4);
    this.budget = budget;
  }

  run(): RasterHeader {
    const { folder, next } = this.readFolder(this.reader.u32());
    if (next !== 0) throw new Refusal('multiple-pages', 'A TIFF may hold one picture only.');
    for (const tag of FOLDER_TAGS) this.readSubFolders(folder.get(tag));
    const header = this.readPicture(folder);
    this.ownPixels(folder);
    refuseUnownedBytes(this.reader.bytes, this.owned, this.budget);
    return header;
  }

  private readSubFolders(field: Field | undefined): void {
    if (field === undefined) return;
    for (const at of this.numbers(field, MAX_FOLDERS)) {
      const { folder } = this.readFolder(at);
      this.ownPixels(folder);
    }
  }

  private readFolder(at: number): { folder: Folder; next: number } {
    if (this.visited.has(at) || this.visited.size >= MAX_FOLDERS) throw malformed();
    this.visited.add(at);
    this.reader.seek(at);
    const count = this.reader.u16();
    if (count === 0 || count > MAX_ENTRIES) throw malformed();
    this.owned.push([at, at + 2 + count * ENTRY_BYTES + 4]);
    const folder = new Map<number, Field>();
    for (let index = 0; index < count; index += 1) {
      this.reader.seek(at + 2 + index * ENTRY_BYTES);
      const tag = this.reader.u16();
      folder.set(tag, this.readField(tag));
    }
    this.reader.seek(at + 2 + count * ENTRY_BYTES);
    return { folder, next: this.reader.u32() };
  }

  private readField(tag: number): Field {
    this.budget.spend();
    const [type, count] = [this.reader.u16(), this.reader.u32()];
    const length = (TYPE_BYTES[type] ?? 0) * count;
    if (length <= 4) return { type, count, valueAt: this.reader.position };
    const valueAt = this.reader.u32();
    this.reader.seek(valueAt);
    const value = this.reader.take(length);
    this.owned.push([valueAt, valueAt + length]);
    this.weighMetadata(tag, value);
    return { type, count, valueAt };
  }

  private weighMetadata(tag: number, value: Buffer): void {
    const { profileBytes, metadataBytes } = this.budget.limits;
    const isText = TEXT_TAGS.has(tag);
    this.metadataBytes += isText ? value.length : 0;
    if (this.metadataBytes > metadataBytes || (tag === TAG.profile && value.length > profileBytes))
      throw new Refusal('oversized-metadata', 'The picture carries too much metadata.');
    if (isText) refuseCodeInMetadata(value, this.budget);
  }

  private readPicture(folder: Folder): RasterHeader {
    const [width, height] = [this.required(folder, TAG.width), this.required(folder, TAG.height)];
    const samples = this.single(folder, TAG.samples, 1);
    const bits = this.single(folder, TAG.bitsPerSample, 1);
    const isTaken =
      COMPRESSIONS.has(this.single(folder, TAG.compression, 1)) &&
      PHOTOMETRICS.has(this.single(folder, TAG.photometric, 1)) &&
      [1, 2, 4, 8, 16].includes(bits);
    if (!isTaken) throw new Refusal('unsupported', 'This coding of TIFF is not taken.');
    if (samples < 1 || samples > MAX_SAMPLES) throw new Refusal('unsupported', 'The picture has too many channels.');
    return { width, height, pixelBytes: Math.max(1, (samples * bits) / 8), isHeld: false };
  }

  /** Checks strips or tiles, each of which must lie within the file. */
  private ownPixels(folder: Folder): void {
    const isTiled = folder.has(TAG.tileOffsets);
    const offsetField = folder.get(isTiled ? TAG.tileOffsets : TAG.stripOffsets);
    const bytesField = folder.get(isTiled ? TAG.tileBytes : TAG.stripBytes);
    if (offsetField === undefined) return;
    if (bytesField === undefined || bytesField.count !== offsetField.count) throw malformed();
    if (isTiled) this.refuseLargeTiles(folder);
    const offsets = this.numbers(offsetField, MAX_STRIPS);
    this.numbers(bytesField, MAX_STRIPS).forEach((length, index) => {
      this.reader.seek(offsets[index] ?? 0);
      this.reader.skip(length);
      this.owned.push([this.reader.position - length, this.reader.position]);
    });
  }

  private refuseLargeTiles(folder: Folder): void {
    const sides = [this.required(folder, TAG.tileWidth), this.required(folder, TAG.tileHeight)];
    if (sides.some((side) => side < 1 || side > MAX_TILE_SIZE))
      throw new Refusal('absurd-size', `A tile of a TIFF may have ${MAX_TILE_SIZE} px a side at most.`);
  }

  private required(folder: Folder, tag: number): number {
    const field = folder.get(tag);
    const value = field === undefined ? undefined : this.numbers(field, MAX_SAMPLES)[0];
    if (value === undefined) throw malformed();
    return value;
  }

  private single(folder: Folder, tag: number, fallback: number): number {
    return folder.has(tag) ? this.required(folder, tag) : fallback;
  }

  private numbers({ type, count, valueAt }: Field, most: number): number[] {
    if (!NUMBER_TYPES.has(type) || count > most) throw malformed();
    this.budget.spend(count);
    this.reader.seek(valueAt);
    return Array.from({ length: count }, () => {
      if (type === 1) return this.reader.u8();
      return type === SHORT ? this.reader.u16() : this.reader.u32();
    });
  }
}

function malformed(): Refusal {
  return new Refusal('malformed', 'The file is no well-formed TIFF.');
}
