import { Refusal } from './upload-result.ts';

type Endian = 'big' | 'little';

/** Reads numbers from a file; reading past the end is reported as a truncated file. */
export class ByteReader {
  readonly bytes: Buffer;
  readonly endian: Endian;
  position = 0;

  constructor(bytes: Buffer, endian: Endian = 'big', position = 0) {
    this.bytes = bytes;
    this.endian = endian;
    this.position = position;
  }

  get remaining(): number {
    return this.bytes.length - this.position;
  }

  u8(): number {
    return this.bytes.readUInt8(this.advance(1));
  }

  u16(): number {
    const at = this.advance(2);
    return this.endian === 'big' ? this.bytes.readUInt16BE(at) : this.bytes.readUInt16LE(at);
  }

  u24(): number {
    const at = this.advance(3);
    return this.endian === 'big' ? this.bytes.readUIntBE(at, 3) : this.bytes.readUIntLE(at, 3);
  }

  u32(): number {
    const at = this.advance(4);
    return this.endian === 'big' ? this.bytes.readUInt32BE(at) : this.bytes.readUInt32LE(at);
  }

  /** Reads four bytes as Latin letters, such as the name of a chunk. */
  tag(): string {
    return this.take(4).toString('latin1');
  }

  /** Returns a view of the next bytes, not a copy. */
  take(length: number): Buffer {
    const at = this.advance(length);
    return this.bytes.subarray(at, at + length);
  }

  skip(length: number): void {
    this.advance(length);
  }

  /** Moves to an offset given by the file itself. */
  seek(position: number): void {
    if (position > this.bytes.length) throw new Refusal('truncated', 'The file names a place beyond its end.');
    this.position = position;
  }

  private advance(length: number): number {
    if (length > this.remaining) throw new Refusal('truncated', 'The file ends before it is complete.');
    const at = this.position;
    this.position += length;
    return at;
  }
}
