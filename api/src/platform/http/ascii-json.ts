const BEYOND_ASCII = /[\u0080-\uffff]/g;

/** Serialized JSON of immutable values. */
const kept = new WeakMap<object, Buffer>();

/** Maximum depth at which cached values are looked for. */
const LEVELS = 4;

/**
 * Caches the JSON of an immutable value for all replies containing it.
 * @returns its size in bytes
 */
export function keepJson(value: object): number {
  const json = asciiBytes(value);
  kept.set(value, json);
  return json.length;
}

/**
 * Serializes to ASCII-only JSON, escaping other characters as `\uXXXX` (RFC 8259, section 7). A single non-ASCII
 * character makes V8 store the whole text as two-byte characters: a catalog page then takes 2.7 times as long to decode
 * and parse.
 */
export function asciiJson(value: unknown): Buffer {
  if (!holdsKept(value, LEVELS)) return asciiBytes(value);
  const pieces: Buffer[] = [];
  write(value, LEVELS, pieces);
  return Buffer.concat(pieces);
}

/** Serializes like `JSON.stringify`, but reuses cached JSON. */
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

/** Returns whether a value contains cached JSON; of a list, only the first item is checked. */
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
