import type { Rng } from '../../core/rng.ts';

/**
 * Returns a file with one to eight small corruptions: bytes changed, removed, duplicated or moved, or its end cut off.
 */
export function mutated(file: Buffer, rng: Rng): Buffer {
  let bytes: Buffer = Buffer.from(file);
  const harms = rng.int(1, 8);
  for (let count = 0; count < harms && bytes.length > 1; count += 1) bytes = harmed(bytes, rng);
  return bytes;
}

function harmed(bytes: Buffer, rng: Rng): Buffer {
  const at = rng.int(0, bytes.length - 1);
  const length = Math.min(rng.int(1, 64), bytes.length - at);
  const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at + length)];
  switch (rng.int(0, 5)) {
    case 0:
      return Buffer.concat([before, after]);
    case 1:
      return Buffer.concat([before, piece, piece, after]);
    case 2:
      return Buffer.concat([after, piece, before]);
    case 3:
      return Buffer.concat([before, Buffer.alloc(piece.length, 0xff), after]);
    case 4:
      return rng.int(0, 3) === 0 ? before : Buffer.concat([before, piece.toReversed(), after]);
    default:
      bytes.writeUInt8(rng.int(0, 255), at);
      return bytes;
  }
}
