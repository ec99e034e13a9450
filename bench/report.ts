import { availableParallelism, cpus, loadavg } from 'node:os';
import { recordFigure } from '../scripts/reliability/figures.mjs';

/** A target and whether this run met it. */
export interface Bar {
  readonly promise: string;
  readonly figure: string;
  readonly isMet: boolean;
}

/** Describes the machine of a run. */
export function printedMachine(): string {
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  return `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), load ${load}, Node.js ${process.versions.node}, loopback`;
}

/** Formats every target on its own line, with its figure. */
export function printedBars(bars: readonly Bar[]): string {
  return bars.map(({ promise, figure, isMet }) => `${isMet ? 'met    ' : 'NOT MET'}  ${promise}: ${figure}`).join('\n');
}

/**
 * Prints every target, records the figures of those that start with a case id, and sets exit code 1 if one was missed.
 */
export function reportBars(bars: readonly Bar[]): void {
  console.log(printedBars(bars));
  for (const { promise, figure, isMet } of bars) recordFigure(promise, isMet ? figure : `${figure} (missed)`);
  if (bars.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

/** Formats the lines of a table: the first column left-aligned, figures right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)));
  return [head, ...rows].map((row) => line(row).join('  ')).join('\n');
}
