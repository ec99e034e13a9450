import { inflateSync } from 'node:zlib';
import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import { PdfLexer } from './pdf-lexer.ts';
import {
  isList,
  malformedPdf,
  PdfName,
  PdfReference,
  PdfStream,
  PdfWord,
  type PdfTable,
  type PdfValue,
} from './pdf-value.ts';

const OBJECT = /(?:^|[\s>])(\d{1,7})\s+\d{1,5}\s+obj\b/g;
const STREAM = /^\s*stream(?:\r\n|\n|\r)/;
const STREAM_HEAD_BYTES = 24;
const MAX_OBJECTS = 50_000;
const MAX_LINKS = 32;

/** Dictionary keys of content that no drawing needs. */
const REFUSED_KEYS: ReadonlyMap<string, Refusal> = new Map([
  ['Encrypt', new Refusal('unsupported', 'The PDF is encrypted.')],
  ['JS', new Refusal('script', 'The PDF holds a script.')],
  ['JavaScript', new Refusal('script', 'The PDF holds a script.')],
  ['XFA', new Refusal('script', 'The PDF holds a form.')],
  ['EmbeddedFiles', new Refusal('placed-file', 'The PDF carries other files.')],
  ['EF', new Refusal('placed-file', 'The PDF carries other files.')],
]);

/**
 * The objects of a PDF (ISO 32000, 7.5), found by scanning for their markers rather than by the cross-reference table:
 * of several with one number, the last counts. Whatever other programs would find in the file, the files sold are drawn
 * from what is found here.
 */
export class PdfFile {
  private readonly objects = new Map<number, PdfValue>();
  private readonly budget: Budget;
  private unpackedBytes = 0;
  private root: PdfValue = null;

  constructor(bytes: Buffer, budget: Budget) {
    this.budget = budget;
    this.readObjects(bytes);
    this.readTrailers(bytes);
    for (const value of this.objects.values()) if (value instanceof PdfStream) this.readPacked(value);
  }

  /** Returns the document catalog. */
  catalog(): PdfTable {
    const named = this.table(this.root);
    if (named.size > 0) return named;
    const found = [...this.objects.values()].find((value) => this.name(this.table(value).get('Type')) === 'Catalog');
    return this.table(found);
  }

  /** Resolves a value that may be a reference. */
  value(value: PdfValue | undefined): PdfValue {
    let found = value;
    for (let links = 0; found instanceof PdfReference; links += 1) {
      if (links > MAX_LINKS) throw new Refusal('recursion', 'A part of the PDF refers to itself.');
      found = this.objects.get(found.number);
    }
    return found ?? null;
  }

  /** Returns a dictionary, or that of a stream; an empty one for anything else. */
  table(value: PdfValue | undefined): PdfTable {
    const found = this.value(value);
    if (found instanceof PdfStream) return found.table;
    return found instanceof Map ? found : new Map();
  }

  /** Returns an array; an empty one for anything else. */
  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.value(value);
    return isList(found) ? found.map((each) => this.value(each)) : [];
  }

  /** Returns the numbers of an array. Throws a Refusal if it holds anything else. */
  numbers(value: PdfValue | undefined): number[] {
    return this.list(value).map((each) => {
      if (typeof each !== 'number') throw malformedPdf();
      return each;
    });
  }

  /** Returns the text of a name, or null for anything else. */
  name(value: PdfValue | undefined): string | null {
    const found = this.value(value);
    return found instanceof PdfName ? found.text : null;
  }

  /** Returns the unpacked bytes of a stream. Throws a Refusal for filters other than Flate. */
  unpacked({ table, bytes }: PdfStream): Buffer {
    const written = this.value(table.get('Filter'));
    const filters = isList(written)
      ? written.map((each) => this.name(each))
      : written === null
        ? []
        : [this.name(written)];
    if (filters.length === 0) return bytes;
    const hasPredictor = Number(this.value(this.table(table.get('DecodeParms')).get('Predictor')) ?? 1) > 1;
    if (filters.length > 1 || filters[0] !== 'FlateDecode' || hasPredictor)
      throw new Refusal('unsupported', 'The PDF is packed in a way that is not taken.');
    return this.inflated(bytes);
  }

  private inflated(bytes: Buffer): Buffer {
    const room = this.budget.limits.pdfBytes - this.unpackedBytes;
    try {
      const whole = inflateSync(bytes, { maxOutputLength: Math.max(room, 1) });
      this.unpackedBytes += whole.length;
      this.budget.spendBytes(whole.length);
      return whole;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
        throw new Refusal('decompression-bomb', 'The PDF unpacks to too much.', { cause: error });
      throw new Refusal('malformed', 'A part of the PDF does not unpack.', { cause: error });
    }
  }

  private readObjects(bytes: Buffer): void {
    this.budget.spendBytes(bytes.length);
    const text = bytes.toString('latin1');
    OBJECT.lastIndex = 0;
    for (let mark = OBJECT.exec(text); mark !== null; mark = OBJECT.exec(text)) {
      this.budget.spendPart();
      const lexer = new PdfLexer(bytes, this.budget, OBJECT.lastIndex);
      const value = lexer.next() ?? null;
      const end = lexer.position;
      const isStream = value instanceof Map && STREAM.exec(text.slice(end, end + STREAM_HEAD_BYTES));
      const found = isStream ? streamAt(bytes, end + isStream[0].length, value) : value;
      OBJECT.lastIndex = found instanceof PdfStream ? bytes.indexOf('endstream', end) : end;
      this.keep(Number(mark[1]), found);
    }
  }

  private keep(number: number, value: PdfValue): void {
    const table = value instanceof PdfStream ? value.table : value;
    if (table instanceof Map) refuseKeys(table);
    if (this.objects.size >= MAX_OBJECTS) throw new Refusal('too-complex', 'The PDF has too many parts.');
    // Packed objects are older than objects appended to the file after them.
    this.objects.set(number, value);
  }

  private readTrailers(bytes: Buffer): void {
    for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 1)) {
      this.budget.spendPart();
      const table = new PdfLexer(bytes, this.budget, at + 'trailer'.length).next();
      if (table instanceof Map) this.noteRoot(table);
    }
  }

  private noteRoot(table: PdfTable): void {
    refuseKeys(table);
    this.root = table.get('Root') ?? this.root;
  }

  /** Reads object streams (7.5.7), and trailers written as streams. */
  private readPacked(stream: PdfStream): void {
    const type = this.name(stream.table.get('Type'));
    if (type === 'XRef') this.noteRoot(stream.table);
    if (type !== 'ObjStm') return;
    const content = this.unpacked(stream);
    const first = this.value(stream.table.get('First'));
    const count = this.value(stream.table.get('N'));
    if (typeof first !== 'number' || typeof count !== 'number') throw malformedPdf();
    const head = new PdfLexer(content, this.budget);
    for (let index = 0; index < count; index += 1) {
      const [number, at] = [head.wholeNumber(), head.wholeNumber()];
      if (number === null || at === null) throw malformedPdf();
      const value = new PdfLexer(content, this.budget, first + at).next() ?? null;
      if (value instanceof PdfStream || value instanceof PdfWord) throw malformedPdf();
      if (!this.objects.has(number)) this.keep(number, value);
    }
  }
}

function streamAt(bytes: Buffer, from: number, table: PdfTable): PdfStream {
  const length = table.get('Length');
  const given = typeof length === 'number' ? from + length : -1;
  const isGiven = given >= from && /^\s*endstream/.test(bytes.toString('latin1', given, given + 12));
  const end = isGiven ? given : bytes.indexOf('endstream', from);
  if (end < 0) throw new Refusal('truncated', 'The file ends before it is complete.');
  return new PdfStream(table, bytes.subarray(from, end));
}

/** Checks nested dictionaries, too. */
function refuseKeys(table: PdfTable): void {
  for (const [key, value] of table) {
    const refusal = REFUSED_KEYS.get(key);
    if (refusal && value !== null) throw new Refusal(refusal.reason, refusal.message);
    if (value instanceof Map) refuseKeys(value);
    if (isList(value)) for (const each of value) if (each instanceof Map) refuseKeys(each);
  }
}
