import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import {
  fieldErrors,
  fieldNames,
  patternFields,
  type PatternValues,
  type SubmissionRow,
  valuesOf,
} from '../../pattern-values.ts';
import { isEditable, statusWords } from '../../submission-words.ts';
import { valueIn } from '../paste.ts';
import type { SheetLine } from './read-sheet.ts';

/** A part of a sheet that was not imported, or cannot be saved as it is. */
export interface SheetProblem {
  /** Line of the sheet, and column if applicable. */
  readonly place: string;
  readonly message: string;
}

interface ImportPlan {
  /** Changes by pattern, in the version the sheet was exported from. */
  readonly changes: ReadonlyArray<readonly [SubmissionRow, Partial<PatternValues>]>;
  readonly problems: readonly SheetProblem[];
}

/** Returns the changes a sheet would make. Columns not in the sheet and blank choices leave the values unchanged. */
export function planImport(
  lines: readonly SheetLine[],
  rows: readonly SubmissionRow[],
  categories: readonly MenuCategory[],
): ImportPlan {
  const changes: Array<readonly [SubmissionRow, Partial<PatternValues>]> = [];
  const problems: SheetProblem[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const place = `Line ${line.number}`;
    const row = namedRow(line, rows);
    if (typeof row === 'string') problems.push({ place, message: row });
    else if (seen.has(row.id)) problems.push({ place, message: 'Another line names the same pattern.' });
    else {
      seen.add(row.id);
      const read = readLine(line, categories);
      problems.push(...read.problems);
      const changed = changedOf(row, read.values);
      if (Object.keys(changed).length === 0) continue;
      if (!isEditable(row.status)) {
        problems.push({ place, message: `It is “${statusWords[row.status].label}” and is not changed here.` });
        continue;
      }
      problems.push(...ruleProblems(row, changed, place));
      changes.push([{ ...row, version: versionIn(line) ?? row.version }, changed]);
    }
  }
  return { changes, problems };
}

/** Returns the pattern identified by a line, or why there is none. */
function namedRow({ name }: SheetLine, rows: readonly SubmissionRow[]): SubmissionRow | string {
  if (name.id !== '') return rows.find(({ id }) => id === name.id) ?? `There is no pattern with the ID “${name.id}”.`;
  const found = rows.filter(({ fileName }) => fileName === name.file);
  const [row] = found;
  if (!row) return `There is no pattern of the file “${name.file}”.`;
  return found.length === 1 ? row : `${found.length} patterns are of the file “${name.file}”: give the ID.`;
}

function versionIn({ name }: SheetLine): number | null {
  const version = Number(name.version);
  return name.version !== '' && Number.isInteger(version) ? version : null;
}

function readLine({ number, cells }: SheetLine, categories: readonly MenuCategory[]) {
  const values: Partial<PatternValues> = {};
  const problems: SheetProblem[] = [];
  for (const [field, text] of cells) {
    const isBlankChoice =
      text.trim() === '' && (field === 'place' || field === 'repeatLayout' || field === 'creationMethod');
    const value = isBlankChoice ? {} : valueIn(field, text, categories);
    if (value) Object.assign(values, value);
    else {
      const place = `Line ${number}, ${fieldNames[field]}`;
      problems.push({ place, message: `“${text}” is none of the choices. The cell was left out.` });
    }
  }
  return { values, problems };
}

function changedOf(row: SubmissionRow, values: Partial<PatternValues>): Partial<PatternValues> {
  const before = valuesOf(row);
  const fields = patternFields.filter((field) => values[field] !== undefined && values[field] !== before[field]);
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function ruleProblems(row: SubmissionRow, changed: Partial<PatternValues>, line: string): SheetProblem[] {
  const errors = fieldErrors({ ...valuesOf(row), ...changed });
  return [...errors].map(([field, message]) => ({ place: `${line}, ${fieldNames[field]}`, message }));
}
