import papaparse from 'papaparse';

/** Column of a CSV file. */
export interface CsvColumn<Row> {
  /** Header cell. */
  readonly head: string;
  readonly cell: (row: Row) => string | number | null;
}

/**
 * Formats rows as CSV (RFC 4180), one chunk per batch. Cells that spreadsheets would evaluate as formulas are escaped.
 */
export async function* csvOf<Row>(
  columns: ReadonlyArray<CsvColumn<Row>>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  // Without a byte order mark, spreadsheets assume a legacy encoding.
  yield `\uFEFF${linesOf([columns.map(({ head }) => head)])}`;
  for await (const rows of batches) {
    if (rows.length > 0) yield linesOf(rows.map((row) => columns.map(({ cell }) => cell(row))));
  }
}

function linesOf(rows: Array<Array<string | number | null>>): string {
  return `${papaparse.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
