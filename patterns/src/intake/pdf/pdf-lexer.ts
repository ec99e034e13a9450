import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import { malformedPdf, PdfName, PdfReference, PdfWord, type PdfTable, type PdfValue } from './pdf-value.ts';

const SPACES = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set(Array.from('()<>[]{}/%', (letter) => letter.charCodeAt(0)));
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const WHOLE = /^\d+$/;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const MAX_DEPTH = 32;
const LINE_ENDS = [10, 13];

/** Reads values from bytes, one after the other. Every value costs a step of the budget. */
export class PdfLexer {
  readonly bytes: Buffer;
  position: number;
  private readonly budget: Budget;

  constructor(bytes: Buffer, budget: Budget, position = 0) {
    this.bytes = bytes;
    this.budget = budget;
    this.position = position;
  }

  /** Returns the next value, or undefined at the end. Throws a Refusal. */
  next(depth = 0): PdfValue | undefined {
    this.budget.spend();
    if (depth > MAX_DEPTH) throw new Refusal('too-complex', 'Values of the PDF are nested too deep.');
    this.skipSpace();
    const byte = this.bytes[this.position];
    if (byte === undefined) return undefined;
    switch (String.fromCharCode(byte)) {
      case '/':
        return this.name();
      case '(':
        return this.literal();
      case '[':
        return this.list(depth);
      case '<':
        return this.bytes[this.position + 1] === byte ? this.table(depth) : this.hex();
      case ')':
      case ']':
      case '>':
      case '{':
      case '}':
        return this.mark();
      default:
        return this.wordOrNumber();
    }
  }

  /** Skips white space and comments. */
  skipSpace(): void {
    for (;;) {
      const byte = this.bytes[this.position];
      if (byte === undefined) return;
      if (SPACES.has(byte)) this.position += 1;
      else if (byte === 0x25) this.skipComment();
      else return;
    }
  }

  private skipComment(): void {
    const ends = LINE_ENDS.map((end) => this.bytes.indexOf(end, this.position)).filter((at) => at >= 0);
    const end = Math.min(this.bytes.length, ...ends);
    this.budget.spendBytes(end - this.position);
    this.position = end;
  }

  /** Reads a delimiter: `>>` is one token, any other stray delimiter is one character. */
  private mark(): PdfWord {
    const isDouble = this.bytes.toString('latin1', this.position, this.position + 2) === '>>';
    const length = isDouble ? 2 : 1;
    this.position += length;
    return new PdfWord(this.bytes.toString('latin1', this.position - length, this.position));
  }

  private regular(): string {
    const from = this.position;
    let to = from;
    while (to < this.bytes.length && !SPACES.has(this.bytes[to] ?? 0) && !DELIMITERS.has(this.bytes[to] ?? 0)) to += 1;
    this.position = to;
    this.budget.spendBytes(to - from);
    return this.bytes.toString('latin1', from, to);
  }

  private name(): PdfName {
    this.position += 1;
    const written = this.regular();
    return new PdfName(
      written.replaceAll(/#([0-9a-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    );
  }

  private literal(): Buffer {
    const from = this.position + 1;
    let depth = 1;
    let at = from;
    for (; depth > 0; at += 1) {
      const byte = this.bytes[at];
      if (byte === undefined) throw new Refusal('truncated', 'The file ends before it is complete.');
      if (byte === 0x5c) at += 1;
      else if (byte === 0x28) depth += 1;
      else if (byte === 0x29) depth -= 1;
    }
    this.position = at;
    this.budget.spendBytes(at - from);
    const text = this.bytes.toString('latin1', from, at - 1);
    const plain = text.replaceAll(/\\(?:([0-7]{1,3})|(\r\n|[^]))/g, (_whole, octal?: string, letter = '') =>
      octal === undefined ? unescaped(letter) : String.fromCharCode(parseInt(octal, 8) & 0xff),
    );
    return Buffer.from(plain, 'latin1');
  }

  private hex(): Buffer {
    const end = this.bytes.indexOf('>', this.position);
    if (end < 0) throw new Refusal('truncated', 'The file ends before it is complete.');
    const digits = this.bytes.toString('latin1', this.position + 1, end).replaceAll(/\s/g, '');
    this.budget.spendBytes(end - this.position);
    this.position = end + 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
  }

  private list(depth: number): PdfValue[] {
    this.position += 1;
    return this.until(']', depth);
  }

  private table(depth: number): PdfTable {
    this.position += 2;
    const values = this.until('>>', depth);
    const table = new Map<string, PdfValue>();
    for (let index = 0; index + 1 < values.length; index += 2) {
      const key = values[index];
      if (!(key instanceof PdfName)) throw malformedPdf();
      table.set(key.text, values[index + 1] ?? null);
    }
    return table;
  }

  private until(end: string, depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.next(depth + 1);
      if (value === undefined) throw new Refusal('truncated', 'The file ends before it is complete.');
      if (!(value instanceof PdfWord)) values.push(value);
      else if (value.text === end) return values;
      else if (value.text === 'R') values.push(referenceOf(values));
      else throw malformedPdf();
    }
  }

  private wordOrNumber(): PdfValue {
    const text = this.regular();
    if (NUMBER.test(text)) return Number(text);
    if (text === 'true' || text === 'false') return text === 'true';
    return text === 'null' ? null : new PdfWord(text);
  }

  /** Reads the next token; returns null if it is not an integer. */
  wholeNumber(): number | null {
    this.skipSpace();
    const text = this.regular();
    return WHOLE.test(text) ? Number(text) : null;
  }
}

/** Pops the two numbers before an `R` from a list. */
function referenceOf(values: PdfValue[]): PdfReference {
  const generation = values.pop();
  const number = values.pop();
  if (typeof number !== 'number' || typeof generation !== 'number') throw malformedPdf();
  return new PdfReference(number);
}

/** Resolves an escape; a line end after a backslash is not part of the text. */
function unescaped(letter: string): string {
  return /[\r\n]/.test(letter) ? '' : (ESCAPES[letter] ?? letter);
}
