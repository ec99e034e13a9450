import { Refusal } from '../upload-result.ts';

/** A name, such as `/Page`, without its slash. */
export class PdfName {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A reference to an object by its number; generations are ignored. */
export class PdfReference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** Any other token: an operator, or a keyword of the file's structure. */
export class PdfWord {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A dictionary. */
export type PdfTable = ReadonlyMap<string, PdfValue>;

/** A dictionary, and the following bytes as written. */
export class PdfStream {
  readonly table: PdfTable;
  readonly bytes: Buffer;

  constructor(table: PdfTable, bytes: Buffer) {
    this.table = table;
    this.bytes = bytes;
  }
}

/** Any PDF value (ISO 32000, 7.3). */
export type PdfValue =
  null | boolean | number | Buffer | PdfName | PdfReference | PdfWord | readonly PdfValue[] | PdfTable | PdfStream;

/** Returns whether a value is an array. */
export function isList(value: PdfValue | undefined): value is readonly PdfValue[] {
  return Array.isArray(value);
}

/** Returns the Refusal for a malformed PDF. */
export function malformedPdf(): Refusal {
  return new Refusal('malformed', 'The file is no well-formed PDF.');
}
