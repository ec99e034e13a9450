const BEYOND_ASCII = /[\u0080-\uffff]/g;

/** The JSON of values that never change. */
const kept = new WeakMap<object, Buffer>();

/** How deep in an answer a kept value may lie. */
const LEVELS = 4;

/**
 * Keeps the JSON of a value that never changes, for all answers that it will be a part of.
 * @returns its bytes
 */
export function keepJson(value: object): number {
  const json = asciiBytes(value);
  kept.set(value, json);
  return json.length;
}

/**
 * JSON whose bytes are all ASCII: other characters are written as `\uXXXX` (RFC 8259, section 7). One such character
 * makes a reader keep the whole text in wide form: a page of patterns takes 2.7 times as long to decode and parse.
 */
export function asciiJson(value: unknown): Buffer {
  if (!holdsKept(value, LEVELS)) return asciiBytes(value);
  const pieces: Buffer[] = [];
  write(value, LEVELS, pieces);
  return Buffer.concat(pieces);
}

/** As `JSON.stringify`, but for what is kept. */
function write(value: unknown, levels: number, pieces: Buffer[]): void {
  if (!holdsKept(value, levels)) {
    pieces.push(asciiBytes(value ?? null));
    return;
  }
  const known = kept.get(value);
  if (known) pieces.push(known);
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      pieces.push(index === 0 ? OPENING : COMMA);
      write(item, levels - 1, pieces);
    }
    pieces.push(CLOSING);
  } else {
    const properties = Object.entries(value).filter(([, property]) => property !== undefined);
    for (const [index, [name, property]] of properties.entries()) {
      pieces.push(asciiBytes(name, index === 0 ? '{' : ',', ':'));
      write(property, levels - 1, pieces);
    }
    pieces.push(END);
  }
}

const [OPENING, COMMA, CLOSING, END] = [Buffer.from('['), Buffer.from(','), Buffer.from(']'), Buffer.from('}')];

/** Whether a kept value is in it; of a list, its first item stands for all. */
function holdsKept(value: unknown, levels: number): value is object {
  if (typeof value !== 'object' || value === null || levels < 0) return false;
  if (kept.has(value)) return true;
  const parts: unknown[] = Array.isArray(value) ? value.slice(0, 1) : Object.values(value);
  return parts.some((part) => holdsKept(part, levels - 1));
}

function asciiBytes(value: unknown, before = '', after = ''): Buffer {
  const text = JSON.stringify(value).replaceAll(
    BEYOND_ASCII,
    (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0'),
  );
  return Buffer.from(before + text + after, 'latin1');
}
