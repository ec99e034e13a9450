/** The content of an index: ids, descriptors and fingerprints, in the same order. */
export interface IndexContent {
  readonly ids: readonly string[];
  readonly descriptors: Int8Array;
  readonly fingerprints: Int8Array;
}

/** "HDLI" and the version of the layout. */
const MAGIC = 0x48_44_4c_49;
/** Increment with any change to how descriptors or fingerprints are computed, to invalidate stored indexes. */
const VERSION = 1;
const HEADER_BYTES = 16;

/**
 * Serializes an index: the magic number, the version, the number of rows and the length of the ids (four bytes each,
 * big-endian), then the descriptors, the fingerprints and the ids as JSON.
 */
export function writeIndexFile({ ids, descriptors, fingerprints }: IndexContent): Uint8Array {
  const names = new TextEncoder().encode(JSON.stringify(ids));
  const file = new Uint8Array(HEADER_BYTES + descriptors.length + fingerprints.length + names.length);
  const header = new DataView(file.buffer);
  header.setUint32(0, MAGIC);
  header.setUint32(4, VERSION);
  header.setUint32(8, ids.length);
  header.setUint32(12, names.length);
  const body = new Int8Array(file.buffer, HEADER_BYTES);
  body.set(descriptors);
  body.set(fingerprints, descriptors.length);
  file.set(names, file.length - names.length);
  return file;
}

/** Parses the output of `writeIndexFile`. Throws RangeError if it is anything else or incomplete. */
export function readIndexFile(file: Uint8Array, descriptorLength: number, fingerprintLength: number): IndexContent {
  if (file.length < HEADER_BYTES) throw new RangeError('not a likeness index');
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (header.getUint32(0) !== MAGIC) throw new RangeError('not a likeness index');
  if (header.getUint32(4) !== VERSION) throw new RangeError(`a likeness index of version ${header.getUint32(4)}`);
  const rows = header.getUint32(8);
  const namesLength = header.getUint32(12);
  const fingerprintsStart = HEADER_BYTES + rows * descriptorLength;
  const namesStart = fingerprintsStart + rows * fingerprintLength;
  if (file.length !== namesStart + namesLength) throw new RangeError('a likeness index that is cut off');
  const ids: unknown = parsed(new TextDecoder().decode(file.subarray(namesStart)));
  if (!isListOfIds(ids, rows)) throw new RangeError('a likeness index with malformed ids');
  const signed = (from: number, to: number): Int8Array => new Int8Array(file.slice(from, to).buffer);
  return {
    ids,
    descriptors: signed(HEADER_BYTES, fingerprintsStart),
    fingerprints: signed(fingerprintsStart, namesStart),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isListOfIds(value: unknown, length: number): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((id) => typeof id === 'string') &&
    value.length === length &&
    new Set(value).size === length
  );
}
