import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { writeFileAtomically } from '../../platform/files/atomic-write.ts';
import type { NumberArray } from './growable.ts';
import type { Mark, Surroundings } from '../feed/index-source.repository.ts';
import { type NamedArray, StoredArrays } from './stored-arrays.ts';

/** Incremented whenever the stored format or its meaning changes. */
const VERSION = 3;
const MAGIC = Buffer.from(`halfdrop search index ${String(VERSION).padStart(8)}\n`);
const NUMBER_BYTES = 4;
/** Bytes per write; requests are answered between writes. */
const CHUNK_BYTES = 2 ** 22;

/** Data an index is restored from. */
export interface StoredIndex extends Surroundings {
  /** See `IndexSource`. */
  readonly identity: string;
  readonly mark: Mark;
}

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array };

const HeaderSchema = v.object({
  identity: v.string(),
  mark: v.object({ snapshot: v.string(), takenAt: v.number() }),
  reference: v.object({
    facetValues: v.array(
      v.object({
        facet: v.string(),
        value: v.string(),
        label: v.string(),
        code: v.number(),
        position: v.number(),
        isAlias: v.boolean(),
      }),
    ),
    designers: v.array(v.object({ id: v.number(), slug: v.string(), name: v.string() })),
    collections: v.array(v.object({ id: v.number(), slug: v.string() })),
    featured: v.array(v.string()),
  }),
  synonyms: v.array(v.object({ typed: v.string(), meant: v.string(), isTwoWay: v.boolean() })),
  arrays: v.array(
    v.tuple([
      v.string(),
      v.picklist(['Uint8Array', 'Uint16Array', 'Uint32Array', 'Int32Array', 'Float64Array']),
      v.number(),
    ]),
  ),
});

/** Writes an index atomically; the arrays must not change meanwhile. */
export async function writeIndexFile(file: string, index: StoredIndex, arrays: Iterable<NamedArray>): Promise<void> {
  await writeFileAtomically(file, contentOf(index, [...arrays]));
}

async function* contentOf(index: StoredIndex, arrays: readonly NamedArray[]): AsyncGenerator<Uint8Array> {
  const described = arrays.map(([name, numbers]) => [name, kindOf(numbers), numbers.length]);
  const header = Buffer.from(JSON.stringify({ ...index, arrays: described }));
  let checksum = 0;
  const parts = [MAGIC, bytesOfNumber(header.length), header, ...arrays.map(([, numbers]) => bytesOf(numbers))];
  for (const part of parts) {
    for (let start = 0; start < part.length; start += CHUNK_BYTES) {
      const chunk = part.subarray(start, start + CHUNK_BYTES);
      checksum = crc32(chunk, checksum);
      yield await Promise.resolve(chunk);
    }
  }
  yield bytesOfNumber(checksum);
}

/** @returns null if the file is missing, broken or of another version */
export function readIndexFile(file: string): { readonly index: StoredIndex; readonly arrays: StoredArrays } | null {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return null;
  }
  try {
    return readFrom(descriptor);
  } catch {
    return null;
  } finally {
    closeSync(descriptor);
  }
}

/** @throws if the content is not as written */
function readFrom(descriptor: number) {
  let checksum = 0;
  const read = <Bytes extends Uint8Array>(bytes: Bytes): Bytes => {
    fill(descriptor, bytes);
    // For an empty array crc32 may restart from zero.
    if (bytes.length > 0) checksum = crc32(bytes, checksum);
    return bytes;
  };
  if (!read(Buffer.alloc(MAGIC.length)).equals(MAGIC)) throw new Error('a file of another version');
  const length = read(Buffer.alloc(NUMBER_BYTES)).readUInt32LE();
  const { arrays: described, ...index } = v.parse(HeaderSchema, JSON.parse(read(Buffer.alloc(length)).toString()));
  const arrays = described.map(([name, kind, count]): NamedArray => {
    const numbers = new kinds[kind](count);
    read(bytesOf(numbers));
    return [name, numbers];
  });
  const expected = checksum;
  if (read(Buffer.alloc(NUMBER_BYTES)).readUInt32LE() !== expected) throw new Error('a broken file');
  return { index, arrays: new StoredArrays(arrays) };
}

function fill(descriptor: number, bytes: Uint8Array): void {
  for (let place = 0; place < bytes.length;) {
    const length = readSync(descriptor, bytes, place, Math.min(CHUNK_BYTES, bytes.length - place), null);
    if (length === 0) throw new Error('a file that ends too early');
    place += length;
  }
}

function kindOf(numbers: NumberArray): keyof typeof kinds {
  if (numbers instanceof Uint8Array) return 'Uint8Array';
  if (numbers instanceof Uint16Array) return 'Uint16Array';
  if (numbers instanceof Uint32Array) return 'Uint32Array';
  return numbers instanceof Int32Array ? 'Int32Array' : 'Float64Array';
}

function bytesOf({ buffer, byteOffset, byteLength }: NumberArray): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function bytesOfNumber(number: number): Buffer {
  const bytes = Buffer.alloc(NUMBER_BYTES);
  bytes.writeUInt32LE(number);
  return bytes;
}
