import type { ClipboardEvent, Dispatch, KeyboardEvent } from 'react';
import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { type PatternField, patternFields, type PatternValues, type SubmissionRow } from '../pattern-values.ts';
import { isEditable } from '../submission-words.ts';
import type { EditAction } from './edits.ts';
import { cellsIn, valueIn } from './paste.ts';

interface SheetOf {
  readonly rows: readonly SubmissionRow[];
  readonly selected: ReadonlySet<string>;
  readonly categories: readonly MenuCategory[];
  readonly dispatch: Dispatch<EditAction>;
  readonly onPasted: (note: string | null) => void;
}

interface Cell {
  readonly field: PatternField;
  readonly row: number;
  readonly control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
}

/** What makes a table a spreadsheet: Enter goes down and Shift with it up; Control and Enter fills what is selected. */
export function useSheet({ rows, selected, categories, dispatch, onPasted }: SheetOf) {
  function cellOf(target: EventTarget): Cell | null {
    const controls = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement] as const;
    const control = controls.flatMap((kind) => (target instanceof kind ? [target] : []))[0];
    if (!control) return null;
    const field = patternFields.find((each) => each === control.dataset['field']);
    const id = control.closest('tr')?.dataset['row'];
    const row = rows.findIndex((each) => each.id === id);
    return field && row >= 0 ? { field, row, control } : null;
  }

  function step({ control, field, row }: Cell, by: 1 | -1): void {
    const table = control.closest('table');
    for (let at = row + by; at >= 0 && at < rows.length; at += by) {
      const cell = table?.querySelector<HTMLElement>(`[data-row="${rows[at]?.id}"] [data-field="${field}"]:enabled`);
      if (cell) return cell.focus();
    }
    return undefined;
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.ctrlKey && !event.metaKey) return step(cell, event.shiftKey ? -1 : 1);
    const { control, field } = cell;
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox';
    const changes: Partial<PatternValues> = { [field]: isBox ? control.checked : control.value };
    const filled = rows.filter(({ id, status }) => selected.has(id) && isEditable(status));
    dispatch({ type: 'change', changes: filled.map((row) => [row, changes] as const) });
  };

  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    const cells = cell && cellsIn(event.clipboardData.getData('text'));
    if (!cells) return;
    event.preventDefault();
    const from = patternFields.indexOf(cell.field);
    const changes: Array<readonly [SubmissionRow, Partial<PatternValues>]> = [];
    let lost = 0;
    for (const [down, texts] of cells.entries()) {
      const row = rows[cell.row + down];
      for (const [across, text] of texts.entries()) {
        const field = patternFields[from + across];
        const value = row && isEditable(row.status) && field ? valueIn(field, text, categories) : null;
        if (row && value) changes.push([row, value]);
        else lost += 1;
      }
    }
    dispatch({ type: 'change', changes });
    const words = lost === 1 ? '1 cell was left out: it' : `${lost} cells were left out: they`;
    onPasted(lost === 0 ? null : `${words} fit no field, or no pattern that can be changed.`);
  };

  return { handlers: { onKeyDown, onPaste } };
}
