import {
  fieldErrors,
  fieldNames,
  type PatternField,
  patternFields,
  type PatternValues,
  type SubmissionRow,
  valuesOf,
} from '../pattern-values.ts';

/** What was typed of one pattern and is not saved yet. */
export interface Edit {
  /** What it said, and in which version, when it was begun. */
  readonly before: PatternValues;
  readonly version: number;
  readonly changed: Partial<PatternValues>;
  /** Why it was not saved; null before. */
  readonly refusal: string | null;
  /** True: somebody saved something else meanwhile. */
  readonly isConflict: boolean;
}

/** What is not saved yet, by the identities of its patterns. */
export type Edits = ReadonlyMap<string, Edit>;

/** What happens to edits. */
export type EditAction =
  | { readonly type: 'change'; readonly changes: ReadonlyArray<readonly [SubmissionRow, Partial<PatternValues>]> }
  | { readonly type: 'refuse'; readonly id: string; readonly refusal: string; readonly isConflict: boolean }
  /** Keeps what was typed, over what somebody else saved. */
  | { readonly type: 'rebase'; readonly row: SubmissionRow }
  | { readonly type: 'drop'; readonly ids: readonly string[] };

/** The edits after something happened. */
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

/** A pattern as it is edited. */
export function editedValues(row: SubmissionRow, edit: Edit | undefined): PatternValues {
  return { ...valuesOf(row), ...edit?.changed };
}

/** The fields that an edit changes. */
export function changedFields({ changed }: Edit): readonly PatternField[] {
  return patternFields.filter((field) => changed[field] !== undefined);
}

/** Whether an edit can be saved as it is. */
export function isSavable({ before, changed }: Edit): boolean {
  return fieldErrors({ ...before, ...changed }).size === 0;
}

/** What a save would change, in words. */
export function savingWords(edits: Edits): string {
  const all = [...edits.values()].flatMap(changedFields);
  const parts = patternFields.flatMap((field) => {
    const count = all.filter((each) => each === field).length;
    return count === 0 ? [] : [`${fieldNames[field].toLowerCase()} of ${count}`];
  });
  return `${edits.size === 1 ? '1 pattern changed' : `${edits.size} patterns changed`}: ${parts.join(', ')}`;
}
