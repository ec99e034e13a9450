interface PsdOptions {
  readonly width: number;
  readonly height: number;
  readonly mode?: number;
  readonly depth?: number;
  /** Image resources by number. */
  readonly resources?: readonly (readonly [id: number, data: Buffer])[];
  /** The content of the layer and mask section. */
  readonly layers?: Buffer;
}

/** Builds an RGB PSD with packed rows: the left half of every row as a run, the right half as a literal. */
export class PackBitsPsd {
  private readonly options: PsdOptions;

  constructor(options: PsdOptions) {
    this.options = options;
  }

  toBuffer(): Buffer {
    const { width, height, mode = 3, depth = 8, resources = [], layers = Buffer.alloc(0) } = this.options;
    const header = Buffer.alloc(26);
    header.write('8BPS', 0, 'latin1');
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(3, 12);
    header.writeUInt32BE(height, 14);
    header.writeUInt32BE(width, 18);
    header.writeUInt16BE(depth, 22);
    header.writeUInt16BE(mode, 24);
    const resourceData = Buffer.concat(resources.map(([id, data]) => resource(id, data)));
    const rows = Array.from({ length: 3 * height }, (_, row) => packedRow((width * depth) / 8, row));
    const lengths = Buffer.alloc(rows.length * 2);
    rows.forEach((row, index) => lengths.writeUInt16BE(row.length, index * 2));
    return Buffer.concat([
      header,
      sized(Buffer.alloc(0)),
      sized(resourceData),
      sized(layers),
      Buffer.from([0, 1]),
      lengths,
      ...rows,
    ]);
  }
}

/** Returns a layer section with one record of the given box. */
export function oneLayer([top, left, bottom, right]: readonly [number, number, number, number], count = 1): Buffer {
  const record = Buffer.alloc(16 + 2 + 4 + 4 + 4 + 4);
  record.writeInt16BE(count, 0);
  [top, left, bottom, right].forEach((edge, index) => record.writeInt32BE(edge, 2 + index * 4));
  record.write('8BIMnorm', 20, 'latin1');
  return sized(record);
}

interface LayerOptions {
  /** The layer covers this square. */
  readonly side: number;
  /** Compression and data of each channel. */
  readonly channels: readonly (readonly [coding: number, data: Buffer])[];
  /** Tagged blocks added to the record, by key. */
  readonly parts?: readonly (readonly [key: string, data: Buffer])[];
  /** Bytes after the channels. */
  readonly rest?: Buffer;
}

/** Returns the content of a layer and mask section with one layer. */
export function layerWith(options: LayerOptions): Buffer {
  return Buffer.concat([sized(layerInfo(options)), sized(Buffer.alloc(0))]);
}

/** Returns the same as written for 16 bits: in a tagged block after an empty layer section. */
export function deepLayerWith(options: LayerOptions): Buffer {
  return Buffer.concat([sized(Buffer.alloc(0)), sized(Buffer.alloc(0)), part('Lr16', layerInfo(options))]);
}

function layerInfo({ side, channels, parts = [], rest = Buffer.alloc(0) }: LayerOptions): Buffer {
  const record = Buffer.alloc(20);
  record.writeInt16BE(1, 0);
  [0, 0, side, side].forEach((edge, index) => record.writeInt32BE(edge, 2 + index * 4));
  record.writeUInt16BE(channels.length, 18);
  const listed = channels.map(([, data], id) => {
    const entry = Buffer.alloc(6);
    entry.writeInt16BE(id, 0);
    entry.writeUInt32BE(data.length + 2, 2);
    return entry;
  });
  const blend = Buffer.from('8BIMnorm\xff\0\0\0', 'latin1');
  const name = Buffer.from('\x03One', 'latin1');
  const extra = [sized(Buffer.alloc(0)), sized(Buffer.alloc(0)), name, ...parts.map(([key, data]) => part(key, data))];
  const pixels = channels.flatMap(([coding, data]) => [Buffer.from([0, coding]), data]);
  return Buffer.concat([record, ...listed, blend, sized(Buffer.concat(extra)), ...pixels, rest]);
}

function part(key: string, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`8BIM${key}`, 'latin1'), sized(data)]);
}

function resource(id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.write('8BIM', 0, 'latin1');
  head.writeUInt16BE(id, 4);
  head.writeUInt32BE(data.length, 8);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function packedRow(width: number, row: number): Buffer {
  const left = Math.floor(width / 2);
  const right = width - left;
  const literal = Array.from({ length: right }, (_, index) => (index * 5 + row * 3) & 0xff);
  return Buffer.from([(1 - left) & 0xff, row & 0xff, right - 1, ...literal]);
}

function sized(data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, data]);
}
