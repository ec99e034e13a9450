const LENGTH_BYTES = 4;

/** Serializes facts and bytes into one buffer: the length of the facts, the facts as JSON, the bytes. */
export function framed(facts: unknown, bytes: Uint8Array): Buffer[] {
  const text = Buffer.from(JSON.stringify(facts));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return [length, text, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)];
}

/** Parses the output of `framed`. Throws an Error on anything else. */
export function unframed(frame: Buffer): { facts: unknown; bytes: Buffer } {
  const length = frame.readUInt32BE(0);
  const end = LENGTH_BYTES + length;
  if (end > frame.length) throw new Error('A frame is shorter than it says');
  return { facts: JSON.parse(frame.toString('utf8', LENGTH_BYTES, end)), bytes: frame.subarray(end) };
}
