/** A rectangle of pixels; `right` and `bottom` are exclusive. */
export type PixelBox = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const MAX_RUN_LENGTH = 128;
const BYTES_PER_ROW_COUNT = 2;

/** Samples of one channel of an RGBA picture. */
export type ChannelSource = { readonly samples: Uint8Array; readonly width: number; readonly channel: number };

/**
 * Packs one channel of a part of an RGBA picture as stored in a PSD: the packed length of every row (16 bits), then the
 * rows, packed with PackBits (TIFF 6.0, section 9).
 */
export function packChannel({ samples, width, channel }: ChannelSource, box: PixelBox): Uint8Array {
  const columns = box.right - box.left;
  const rows = box.bottom - box.top;
  const worstRow = columns + Math.ceil(columns / MAX_RUN_LENGTH);
  const packed = new Uint8Array(rows * (BYTES_PER_ROW_COUNT + worstRow));
  const row = new Uint8Array(columns);
  let length = rows * BYTES_PER_ROW_COUNT;
  for (let y = 0; y < rows; y += 1) {
    let from = ((box.top + y) * width + box.left) * 4 + channel;
    for (let x = 0; x < columns; x += 1, from += 4) row[x] = samples[from] ?? 0;
    const start = length;
    length = packRow(row, packed, length);
    const count = length - start;
    packed[y * BYTES_PER_ROW_COUNT] = count >> 8;
    packed[y * BYTES_PER_ROW_COUNT + 1] = count & 255;
  }
  return packed.slice(0, length);
}

/** Packs one row into `target`, starting at `at`, and returns the offset of the next row. */
function packRow(row: Uint8Array, target: Uint8Array, at: number): number {
  const { length } = row;
  let position = at;
  let x = 0;
  while (x < length) {
    const run = runLength(row, x);
    if (run >= 3 || (run === 2 && x + run === length)) {
      target[position] = 257 - run;
      target[position + 1] = row[x] ?? 0;
      position += 2;
      x += run;
      continue;
    }
    const end = literalEnd(row, x);
    target[position] = end - x - 1;
    target.set(row.subarray(x, end), position + 1);
    position += 1 + end - x;
    x = end;
  }
  return position;
}

/** Returns the number of equal samples starting at `x`, at most what one run can hold. */
function runLength(row: Uint8Array, x: number): number {
  const value = row[x];
  const last = Math.min(row.length, x + MAX_RUN_LENGTH);
  let end = x + 1;
  while (end < last && row[end] === value) end += 1;
  return end - x;
}

/** Returns where the literal starting at `x` ends: at three equal samples, or at its maximum length. */
function literalEnd(row: Uint8Array, x: number): number {
  const last = Math.min(row.length, x + MAX_RUN_LENGTH);
  let end = x + 1;
  while (end < last && !(row[end] === row[end + 1] && row[end] === row[end + 2])) end += 1;
  return end;
}
