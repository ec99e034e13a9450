import { unparse } from 'papaparse';
import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { repeatName } from '#features/stage/repeat-name.ts';
import { creationMethodWords } from '#features/studios/creation-methods.ts';
import {
  fieldNames,
  type PatternField,
  patternFields,
  type PatternValues,
  type SubmissionRow,
} from '../../pattern-values.ts';
import { statusWords } from '../../submission-words.ts';
import { type Edits, editedValues } from '../edits.ts';
import { placeWords } from '../paste.ts';
import { safeCell } from './safe-cell.ts';

/** Columns that identify a pattern and its version. */
export const nameColumns = { id: 'ID', version: 'Version', file: 'File', state: 'State' } as const;

/** Returns patterns as CSV, including unsaved edits; `readSheet` parses the same values back. */
export function writeSheet(rows: readonly SubmissionRow[], edits: Edits, categories: readonly MenuCategory[]): string {
  const head = [...Object.values(nameColumns), ...patternFields.map((field) => fieldNames[field])];
  const lines = rows.map((row) => {
    const edit = edits.get(row.id);
    const values = editedValues(row, edit);
    const name = [row.id, String(edit?.version ?? row.version), row.fileName, statusWords[row.status].label];
    return [...name, ...patternFields.map((field) => wordsOf(field, values, categories))].map(safeCell);
  });
  return unparse([head, ...lines], { newline: '\r\n' });
}

/** Formats a field for a cell. */
function wordsOf(field: PatternField, values: PatternValues, categories: readonly MenuCategory[]): string {
  switch (field) {
    case 'hasExtendedLicense':
      return values.hasExtendedLicense ? 'yes' : 'no';
    case 'repeatLayout':
      return repeatName(values.repeatLayout);
    case 'creationMethod':
      return values.creationMethod === '' ? '' : creationMethodWords[values.creationMethod].label;
    case 'place':
      return placeWords(values.place, categories);
    default:
      return values[field];
  }
}
