import type { Budget } from '../budget.ts';
import { ByteReader } from '../byte-reader.ts';
import { refuseCodeInMetadata, refuseTrailingBytes } from '../foreign-content.ts';
import { Refusal } from '../upload-result.ts';
import type { RasterHeader } from './raster-header.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const PROGRESSIVE_FRAME = 0xc2;
/** Baseline, extended and progressive Huffman frames. */
const TAKEN_FRAMES = new Set([0xc0, 0xc1, PROGRESSIVE_FRAME]);
/** Lossless, hierarchical and arithmetic frames (ITU-T T.81, table B.1). */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
const COMMENT = 0xfe;
const PROFILE_MARK = 'ICC_PROFILE\0';

const isApplicationData = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
/** Returns whether a marker belongs to a scan: a stuffed byte, a restart or a fill byte. */
const belongsToScan = (marker: number): boolean =>
  marker === 0 || (marker >= 0xd0 && marker <= 0xd7) || marker === 0xff;

/** Walks the segments and scans of a JPEG (ITU-T T.81) to the end of the file. Throws a Refusal. */
export function readJpegHeader(bytes: Buffer, budget: Budget): RasterHeader {
  const walk = new JpegWalk(bytes, budget);
  return walk.run();
}

class JpegWalk {
  private readonly reader: ByteReader;
  private readonly budget: Budget;
  private header: RasterHeader | null = null;
  private scans = 0;
  private metadataBytes = 0;
  private profileBytes = 0;

  constructor(bytes: Buffer, budget: Budget) {
    this.reader = new ByteReader(bytes, 'big', 2);
    this.budget = budget;
  }

  run(): RasterHeader {
    for (let marker = this.nextMarker(); marker !== END_OF_IMAGE; marker = this.nextMarker()) {
      this.budget.spendPart();
      this.readSegment(marker);
    }
    if (this.header === null || this.scans === 0) throw malformed();
    refuseTrailingBytes(this.reader.bytes, this.reader.position, this.budget);
    return this.header;
  }

  private nextMarker(): number {
    if (this.reader.u8() !== 0xff) throw malformed();
    let marker = this.reader.u8();
    while (marker === 0xff) {
      this.budget.spend();
      marker = this.reader.u8();
    }
    return marker;
  }

  private readSegment(marker: number): void {
    const length = this.reader.u16();
    if (length < 2) throw malformed();
    const data = this.reader.take(length - 2);
    this.budget.spendBytes(length);
    if (TAKEN_FRAMES.has(marker)) this.readFrame(data, marker);
    else if (OTHER_FRAMES.has(marker)) throw new Refusal('unsupported', 'This coding of JPEG is not taken.');
    else if (isApplicationData(marker) || marker === COMMENT) this.readMetadata(data);
    else if (marker === START_OF_SCAN) this.passScan();
    else if (!TABLES.has(marker)) throw malformed();
  }

  private readFrame(data: Buffer, marker: number): void {
    if (this.header !== null) throw malformed();
    const frame = new ByteReader(data);
    const [precision, height, width, components] = [frame.u8(), frame.u16(), frame.u16(), frame.u8()];
    if (precision !== 8) throw new Refusal('unsupported', 'JPEG is taken with 8 bits a sample.');
    if (![1, 3, 4].includes(components) || frame.remaining !== components * 3) throw malformed();
    this.header = { width, height, pixelBytes: components, isHeld: marker === PROGRESSIVE_FRAME };
  }

  private readMetadata(data: Buffer): void {
    const isProfile = data.toString('latin1', 0, PROFILE_MARK.length) === PROFILE_MARK;
    this.metadataBytes += data.length;
    this.profileBytes += isProfile ? data.length : 0;
    const { metadataBytes, profileBytes } = this.budget.limits;
    if (this.metadataBytes > metadataBytes || this.profileBytes > profileBytes)
      throw new Refusal('oversized-metadata', 'The picture carries too much metadata.');
    if (!isProfile) refuseCodeInMetadata(data, this.budget);
  }

  /** Advances the reader to the marker that ends the entropy-coded data. */
  private passScan(): void {
    this.scans += 1;
    if (this.header === null) throw malformed();
    if (this.scans > this.budget.limits.scans)
      throw new Refusal('decompression-bomb', 'The picture has too many passes.');
    const { bytes } = this.reader;
    let at = this.reader.position;
    for (;;) {
      const next = bytes.indexOf(0xff, at);
      this.budget.spendBytes((next < 0 ? bytes.length : next) - at + 1);
      if (next < 0 || next + 1 >= bytes.length)
        throw new Refusal('truncated', 'The picture ends before it is complete.');
      if (!belongsToScan(bytes[next + 1] ?? 0)) {
        this.reader.seek(next);
        return;
      }
      at = bytes[next + 1] === 0xff ? next + 1 : next + 2;
    }
  }
}

function malformed(): Refusal {
  return new Refusal('malformed', 'The file is no well-formed JPEG.');
}
