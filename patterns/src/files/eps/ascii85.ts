const FIRST = 33;
const BASE = 85;
const ZERO_GROUP = 122;
const LINE_LENGTH = 100;
const NEWLINE = 10;

/**
 * Encodes bytes as ASCII base-85 text with its end marker, broken into lines (PostScript Language Reference, 3.13.3).
 */
export function ascii85(bytes: Uint8Array): Buffer {
  const worst = Math.ceil(bytes.length / 4) * 5 + 8;
  const text = Buffer.alloc(worst + Math.ceil(worst / LINE_LENGTH));
  let length = 0;
  let column = 0;
  const push = (code: number): void => {
    text[length] = code;
    length += 1;
    column += 1;
    if (column < LINE_LENGTH) return;
    text[length] = NEWLINE;
    length += 1;
    column = 0;
  };
  const digits = new Uint8Array(5);
  for (let start = 0; start < bytes.length; start += 4) {
    const count = Math.min(4, bytes.length - start);
    let value = 0;
    for (let index = 0; index < 4; index += 1) value = value * 256 + (bytes[start + index] ?? 0);
    if (value === 0 && count === 4) {
      push(ZERO_GROUP);
      continue;
    }
    for (let index = 4; index >= 0; index -= 1) {
      digits[index] = value % BASE;
      value = Math.floor(value / BASE);
    }
    for (let index = 0; index <= count; index += 1) push(FIRST + (digits[index] ?? 0));
  }
  return Buffer.concat([text.subarray(0, length), Buffer.from('~>\n')]);
}
