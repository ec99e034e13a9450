import { Refusal } from '../upload-result.ts';

/**
 * Unpacks PackBits data (Apple Technical Note 1023) into a row of known length. Throws a Refusal if the length differs.
 */
export function unpackRow(packed: Buffer, row: Buffer): Buffer {
  const length = walkRow(packed, (from, to, count, isRepeated) => {
    if (to + count > row.length) throw malformedRow();
    if (isRepeated) row.fill(packed[from] ?? 0, to, to + count);
    else packed.copy(row, to, from, from + count);
  });
  if (length !== row.length) throw malformedRow();
  return row;
}

/** Returns the unpacked length of a packed row. Throws a Refusal if it ends too soon. */
export function unpackedLength(packed: Buffer): number {
  return walkRow(packed, () => undefined);
}

type Run = (from: number, to: number, count: number, isRepeated: boolean) => void;

function walkRow(packed: Buffer, onRun: Run): number {
  let from = 0;
  let to = 0;
  while (from < packed.length) {
    const header = packed[from] ?? 0;
    from += 1;
    if (header === 128) continue;
    const isRepeated = header > 128;
    const count = isRepeated ? 257 - header : header + 1;
    const packedCount = isRepeated ? 1 : count;
    if (from + packedCount > packed.length) throw malformedRow();
    onRun(from, to, count, isRepeated);
    from += packedCount;
    to += count;
  }
  return to;
}

function malformedRow(): Refusal {
  return new Refusal('malformed', 'A row of the PSD does not unpack.');
}
