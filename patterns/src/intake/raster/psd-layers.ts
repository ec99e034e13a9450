import { inflateSync } from 'node:zlib';
import type { Budget } from '../budget.ts';
import { ByteReader } from '../byte-reader.ts';
import { Refusal } from '../upload-result.ts';
import { checkedParts } from './psd-parts.ts';
import { unpackedLength } from './psd-rows.ts';

const MAX_CHANNELS = 56;
const MAX_LAYERS = 2000;
/** Padding that a writer may add to align a part to four bytes. */
const PADDING_BYTES = 3;
/** Parts that hold layers of more than 8 bits, and those that older programs could not read. */
const LAYER_PARTS = new Set(['Layr', 'Lr16']);
const USER_MASK = -2;
const REAL_USER_MASK = -3;

interface Box {
  readonly width: number;
  readonly height: number;
}

interface Channel {
  readonly box: Box;
  readonly bytes: number;
}

/**
 * Validates the layers of a PSD, which buyers open: every row of every channel unpacks to the width of its box, their
 * total size is bounded, and no layer is another file or needs a font. Throws a Refusal.
 */
export function proveLayers(section: Buffer, depth: 8 | 16, budget: Budget): void {
  if (section.length === 0) return;
  const reader = new ByteReader(section);
  const proof = new LayerProof(section.length, depth, budget);
  proof.prove(reader.take(reader.u32()));
  if (reader.remaining <= PADDING_BYTES) return;
  reader.skip(reader.u32());
  for (const { key, data } of checkedParts(reader, budget)) if (LAYER_PARTS.has(key)) proof.prove(data);
}

class LayerProof {
  private readonly depth: 8 | 16;
  private readonly budget: Budget;
  /** Maximum total size of the unpacked layers. */
  private readonly most: number;
  private layers = 0;
  private unpacked = 0;

  constructor(sectionBytes: number, depth: 8 | 16, budget: Budget) {
    const { unpackedFree, unpackedRatio, layerBytes } = budget.limits;
    this.depth = depth;
    this.budget = budget;
    this.most = Math.min(layerBytes, Math.max(unpackedFree, unpackedRatio * sectionBytes));
  }

  /** Reads the records of the layers, then the data of their channels. */
  prove(info: Buffer): void {
    if (info.length < 2) return;
    const reader = new ByteReader(info);
    // A negative count means that the first alpha channel is that of the flattened picture.
    const count = Math.abs(reader.take(2).readInt16BE());
    this.layers += count;
    if (this.layers > MAX_LAYERS) throw new Refusal('too-complex', `A PSD may have ${MAX_LAYERS} layers at most.`);
    const channels: Channel[] = [];
    for (let index = 0; index < count; index += 1) channels.push(...this.readRecord(reader));
    for (const channel of channels) this.proveChannel(reader.take(channel.bytes), channel.box);
    if (reader.remaining > PADDING_BYTES) throw malformed();
  }

  private readRecord(reader: ByteReader): Channel[] {
    this.budget.spendPart();
    const box = this.readBox(reader.take(16));
    const count = reader.u16();
    if (count > MAX_CHANNELS) throw malformed();
    const listed = Array.from({ length: count }, () => ({ id: reader.take(2).readInt16BE(), bytes: reader.u32() }));
    if (reader.tag() !== '8BIM') throw malformed();
    reader.skip(8);
    const masks = this.readExtra(new ByteReader(reader.take(reader.u32())));
    return listed.map(({ id, bytes }) => ({ bytes, box: masks.get(id) ?? box }));
  }

  /** Skips the extra data of a record, and returns the boxes of its masks by channel. */
  private readExtra(reader: ByteReader): Map<number, Box> {
    if (reader.remaining === 0) return new Map();
    const masks = this.readMasks(reader.take(reader.u32()));
    reader.skip(reader.u32());
    const nameBytes = reader.u8();
    reader.skip(nameBytes + (PADDING_BYTES - (nameBytes % 4)));
    for (const { key } of checkedParts(reader, this.budget)) if (LAYER_PARTS.has(key)) throw malformed();
    return masks;
  }

  private readMasks(mask: Buffer): Map<number, Box> {
    const boxes = new Map<number, Box>();
    if (mask.length === 0) return boxes;
    const reader = new ByteReader(mask);
    boxes.set(USER_MASK, this.readBox(reader.take(16)));
    reader.skip(1);
    const hasParameters = (reader.u8() & 0b1_0000) !== 0;
    if (hasParameters) reader.skip(parameterBytes(reader.u8()));
    if (reader.remaining < 18) return boxes;
    reader.skip(2);
    return boxes.set(REAL_USER_MASK, this.readBox(reader.take(16)));
  }

  private readBox(box: Buffer): Box {
    const [top, left, bottom, right] = [0, 4, 8, 12].map((at) => box.readInt32BE(at));
    const [width, height] = [(right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)];
    const { side, heldPixels } = this.budget.limits;
    const isAbsurd = [width, height].some((each) => each < 0 || each > 4 * side) || width * height > heldPixels;
    if (isAbsurd) throw new Refusal('absurd-size', 'A layer of the PSD has an absurd size.');
    return { width, height };
  }

  private proveChannel(data: Buffer, { width, height }: Box): void {
    if (width * height === 0) {
      if (data.length > 2) throw malformed();
      return;
    }
    const reader = new ByteReader(data);
    const coding = reader.u16();
    const rowBytes = (width * this.depth) / 8;
    const bytes = rowBytes * height;
    this.unpacked += bytes;
    if (this.unpacked > this.most) throw new Refusal('decompression-bomb', 'The layers of the PSD unpack to too much.');
    if (coding === 0 && reader.remaining !== bytes) throw wrongLength();
    if (coding === 1) this.provePacked(reader, rowBytes, height);
    if (coding === 2 || coding === 3) proveZipped(reader.take(reader.remaining), bytes);
    if (coding > 3) throw malformed();
  }

  private provePacked(reader: ByteReader, rowBytes: number, rows: number): void {
    this.budget.spend(rows);
    this.budget.spendBytes(reader.remaining);
    const lengths = new ByteReader(reader.take(rows * 2));
    for (let row = 0; row < rows; row += 1)
      if (unpackedLength(reader.take(lengths.u16())) !== rowBytes) throw wrongLength();
    if (reader.remaining > PADDING_BYTES) throw wrongLength();
  }
}

function proveZipped(data: Buffer, bytes: number): void {
  try {
    if (inflateSync(data, { maxOutputLength: bytes }).length !== bytes) throw wrongLength();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('malformed', 'A layer of the PSD does not unpack.', { cause: error });
  }
}

/**
 * Returns how many bytes follow the flags that tell which mask parameters are present: density and feather, of two
 * kinds.
 */
function parameterBytes(flags: number): number {
  return [1, 8, 1, 8].reduce((sum, bytes, bit) => sum + ((flags >> bit) & 1) * bytes, 0);
}

function wrongLength(): Refusal {
  return new Refusal('malformed', 'A layer of the PSD has another length than its box.');
}

function malformed(): Refusal {
  return new Refusal('malformed', 'The file is no well-formed PSD.');
}
