import {
  fieldErrors,
  fieldNames,
  type PatternField,
  patternFields,
  type PatternValues,
  type SubmissionRow,
  valuesOf,
} from '../pattern-values.ts';

/** Unsaved changes of a pattern. */
export interface Edit {
  /** Values when the edit began, along with the version. */
  readonly before: PatternValues;
  readonly version: number;
  readonly changed: Partial<PatternValues>;
  /** Why saving was refused; null before. */
  readonly refusal: string | null;
  /** Whether someone else has saved a conflicting change. */
  readonly isConflict: boolean;
}

/** Unsaved edits by pattern id. */
export type Edits = ReadonlyMap<string, Edit>;

/** Actions of the edits reducer. */
export type EditAction =
  | { readonly type: 'change'; readonly changes: ReadonlyArray<readonly [SubmissionRow, Partial<PatternValues>]> }
  | { readonly type: 'refuse'; readonly id: string; readonly refusal: string; readonly isConflict: boolean }
  /** Keeps the input on top of what someone else saved. */
  | { readonly type: 'rebase'; readonly row: SubmissionRow }
  | { readonly type: 'drop'; readonly ids: readonly string[] };

/** Reducer of the edits. */
export function editsAfter(edits: Edits, action: EditAction): Edits {
  const next = new Map(edits);
  if (action.type === 'drop') for (const id of action.ids) next.delete(id);
  if (action.type === 'change') for (const [row, changes] of action.changes) change(next, row, changes);
  if (action.type === 'rebase') {
    const { row } = action;
    const edit = next.get(row.id);
    next.delete(row.id);
    if (edit) change(next, row, edit.changed);
  }
  if (action.type === 'refuse') {
    const { id, refusal, isConflict } = action;
    const edit = next.get(id);
    if (edit) next.set(id, { ...edit, refusal, isConflict });
  }
  return next;
}

function change(edits: Map<string, Edit>, row: SubmissionRow, changes: Partial<PatternValues>): void {
  const edit = edits.get(row.id) ?? {
    before: valuesOf(row),
    version: row.version,
    changed: {},
    refusal: null,
    isConflict: false,
  };
  const all = { ...edit.before, ...edit.changed, ...changes };
  const fields = patternFields.filter((field) => all[field] !== edit.before[field]);
  const changed: Partial<PatternValues> = Object.fromEntries(fields.map((field) => [field, all[field]]));
  if (fields.length === 0) edits.delete(row.id);
  else edits.set(row.id, { ...edit, changed, refusal: edit.isConflict ? edit.refusal : null });
}

/** Returns a pattern's values with its edit applied. */
export function editedValues(row: SubmissionRow, edit: Edit | undefined): PatternValues {
  return { ...valuesOf(row), ...edit?.changed };
}

/** Returns the fields changed by an edit. */
export function changedFields({ changed }: Edit): readonly PatternField[] {
  return patternFields.filter((field) => changed[field] !== undefined);
}

/** Returns whether an edit is valid. */
export function isSavable({ before, changed }: Edit): boolean {
  return fieldErrors({ ...before, ...changed }).size === 0;
}

/** Summarizes what saving would change. */
export function savingWords(edits: Edits): string {
  const all = [...edits.values()].flatMap(changedFields);
  const parts = patternFields.flatMap((field) => {
    const count = all.filter((each) => each === field).length;
    return count === 0 ? [] : [`${fieldNames[field].toLowerCase()} of ${count}`];
  });
  return `${edits.size === 1 ? '1 pattern changed' : `${edits.size} patterns changed`}: ${parts.join(', ')}`;
}
