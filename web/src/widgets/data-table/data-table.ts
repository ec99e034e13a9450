import { columnVisibilityFeature, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** Features of the table library in use; the server paginates, sorts and filters. */
export const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** One column of a table. */
export interface DataColumn<Row> {
  /** Also the sort key in the URL. */
  readonly id: string;
  readonly header: string;
  /** Null, undefined or empty if there is nothing to show; cards then omit the column. */
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Names the row and cannot be hidden; exactly one column per table. */
  readonly isName?: boolean;
  /** Hidden until the user enables it. */
  readonly isOptional?: boolean;
  /**
   * Content that must not be truncated: `text` wraps, the others fit on one line. All other columns are
   * equally wide and truncate.
   */
  readonly holds?: 'day' | 'moment' | 'number' | 'text';
}

/** Result of a bulk action. */
export interface BulkOutcome {
  readonly done: number;
  readonly refused: ReadonlyArray<{ readonly name: string; readonly reason: string }>;
}

/** An action on many rows at once. */
export interface BulkAction {
  readonly label: string;
  /** Formats how many rows succeeded, such as `3 closed`. */
  readonly doneWords: (count: number) => string;
  readonly run: (ids: readonly string[]) => Promise<BulkOutcome>;
}

/** A named filter: the URL parameters it sets. */
export interface TablePreset {
  readonly label: string;
  readonly params: Readonly<Record<string, string>>;
}
