import { parse } from 'papaparse';
import { fieldNames, type PatternField, patternFields } from '../../pattern-values.ts';
import { textOfCell } from './safe-cell.ts';
import { nameColumns } from './write-sheet.ts';

/** One pattern of a sheet, as it was written there. */
export interface SheetLine {
  /** Where it stands in the sheet, counted from 1, the head included. */
  readonly number: number;
  /** What names the pattern; blank where the sheet does not say. */
  readonly name: Readonly<Record<'id' | 'version' | 'file', string>>;
  /** The cells of its fields. */
  readonly cells: ReadonlyMap<PatternField, string>;
}

/** What a sheet says, or why it cannot be read. */
export type ReadSheet =
  | { readonly lines: readonly SheetLine[]; readonly unknownColumns: readonly string[]; readonly failure: null }
  | { readonly failure: string };

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Reads CSV as spreadsheets write it, with commas, semicolons or tabs; its columns may stand in any order. */
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
