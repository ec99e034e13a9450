/**
 * Escapes a text that a spreadsheet would interpret as a formula, or that looks like an escaped one,
 * with a leading apostrophe.
 */
export function safeCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Reverses {@link safeCell}. */
export function textOfCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
