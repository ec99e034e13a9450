import { Refusal } from '../../intake/upload-result.ts';

/**
 * Reads numbers at offsets of a file, in browsers and on servers; an offset beyond the end means that the file is
 * truncated.
 */
export class ByteView {
  readonly bytes: Uint8Array;
  private readonly view: DataView;
  private readonly isLittle: boolean;

  constructor(bytes: Uint8Array, endian: 'big' | 'little' = 'big') {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.isLittle = endian === 'little';
  }

  get length(): number {
    return this.bytes.length;
  }

  u8(at: number): number {
    return this.view.getUint8(this.within(at, 1));
  }

  u16(at: number): number {
    return this.view.getUint16(this.within(at, 2), this.isLittle);
  }

  i16(at: number): number {
    return this.view.getInt16(this.within(at, 2), this.isLittle);
  }

  u32(at: number): number {
    return this.view.getUint32(this.within(at, 4), this.isLittle);
  }

  i32(at: number): number {
    return this.view.getInt32(this.within(at, 4), this.isLittle);
  }

  /** Returns bytes as Latin letters. */
  text(at: number, length: number): string {
    return String.fromCharCode(...this.slice(at, length));
  }

  /** Returns a view of a part, not a copy. */
  slice(at: number, length: number): Uint8Array {
    return this.bytes.subarray(this.within(at, length), at + length);
  }

  private within(at: number, length: number): number {
    if (at < 0 || at + length > this.length) throw new Refusal('truncated', 'The file ends before it is complete.');
    return at;
  }
}
