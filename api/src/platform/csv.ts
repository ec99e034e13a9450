import papaparse from 'papaparse';

/** A column of a CSV. */
export interface CsvColumn<Row> {
  /** What stands in its first line. */
  readonly head: string;
  readonly cell: (row: Row) => string | number | null;
}

/** Rows as CSV (RFC 4180), batch by batch. No spreadsheet takes a cell for a formula. */
export async function* csvOf<Row>(
  columns: ReadonlyArray<CsvColumn<Row>>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  // Without the mark, spreadsheets take the text for one of the alphabets of old.
  yield `\uFEFF${linesOf([columns.map(({ head }) => head)])}`;
  for await (const rows of batches) {
    if (rows.length > 0) yield linesOf(rows.map((row) => columns.map(({ cell }) => cell(row))));
  }
}

function linesOf(rows: Array<Array<string | number | null>>): string {
  return `${papaparse.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
