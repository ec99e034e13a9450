import { parse } from 'papaparse';
import { fieldNames, type PatternField, patternFields } from '../../pattern-values.ts';
import { textOfCell } from './safe-cell.ts';
import { nameColumns } from './write-sheet.ts';

/** One line of a sheet. */
export interface SheetLine {
  /** Line number, starting at 1 with the header. */
  readonly number: number;
  /** Cells that identify the pattern; blank if missing. */
  readonly name: Readonly<Record<'id' | 'version' | 'file', string>>;
  /** Cells of the fields. */
  readonly cells: ReadonlyMap<PatternField, string>;
}

/** A parsed sheet, or why it cannot be read. */
export type ReadSheet =
  | { readonly lines: readonly SheetLine[]; readonly unknownColumns: readonly string[]; readonly failure: null }
  | { readonly failure: string };

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Parses CSV with commas, semicolons or tabs as written by spreadsheets; columns may be in any order. */
export function readSheet(text: string): ReadSheet {
  const { data, errors } = parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [head, ...lines] = data;
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { failure: `Line ${(broken.row ?? 0) + 1} has a quotation mark that does not end.` };
  if (!head || lines.length === 0) return { failure: 'The file has no patterns in it.' };
  const at = (name: string) => head.findIndex((each) => same(each, name));
  if (at(nameColumns.id) < 0 && at(nameColumns.file) < 0) {
    return { failure: 'The file has neither a column “ID” nor a column “File”. Start from a CSV that was saved here.' };
  }
  const columns = patternFields
    .map((field) => [field, at(fieldNames[field])] as const)
    .filter(([, index]) => index >= 0);
  const known = [...Object.values(nameColumns), ...Object.values(fieldNames)];
  return {
    failure: null,
    unknownColumns: head.filter((each) => each.trim() !== '' && !known.some((name) => same(name, each))),
    lines: lines.map((cells, index) => {
      const textAt = (column: number) => textOfCell(cells[column] ?? '');
      return {
        number: index + 2,
        name: {
          id: textAt(at(nameColumns.id)),
          version: textAt(at(nameColumns.version)),
          file: textAt(at(nameColumns.file)),
        },
        cells: new Map(
          columns.filter(([, column]) => column < cells.length).map(([field, column]) => [field, textAt(column)]),
        ),
      };
    }),
  };
}
