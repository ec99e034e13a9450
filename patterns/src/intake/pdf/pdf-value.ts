import { Refusal } from '../upload-result.ts';

/** A name, such as `/Page`, without its slash. */
export class PdfName {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The number of an object that is written elsewhere; generations are not told apart. */
export class PdfReference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** A word that is none of the above: an operator, or a mark of the file's structure. */
export class PdfWord {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A table of values by name. */
export type PdfTable = ReadonlyMap<string, PdfValue>;

/** A table, and the bytes behind it as they are written. */
export class PdfStream {
  readonly table: PdfTable;
  readonly bytes: Buffer;

  constructor(table: PdfTable, bytes: Buffer) {
    this.table = table;
    this.bytes = bytes;
  }
}

/** Any value of a PDF (ISO 32000, 7.3). */
export type PdfValue =
  null | boolean | number | Buffer | PdfName | PdfReference | PdfWord | readonly PdfValue[] | PdfTable | PdfStream;

/** Whether a value is a list. */
export function isList(value: PdfValue | undefined): value is readonly PdfValue[] {
  return Array.isArray(value);
}

/** What breaks the rules of PDF. */
export function malformedPdf(): Refusal {
  return new Refusal('malformed', 'The file is no well-formed PDF.');
}
