/**
 * A text as a cell that no spreadsheet takes for a formula: one that begins as formulas do, or as texts that were made
 * safe so, stands behind an apostrophe.
 */
export function safeCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The text of a cell that {@link safeCell} made. */
export function textOfCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
