import { columnVisibilityFeature, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** What the table library does for us; paging, sorting and filters are the server's. */
export const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** One column of a table. */
export interface DataColumn<Row> {
  /** Also what the address sorts by. */
  readonly id: string;
  readonly header: string;
  /** Null, undefined or an empty text where there is nothing to show: a card then leaves the column out. */
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Names the row and cannot be left out; one column of a table does. */
  readonly isName?: boolean;
  /** Left out until somebody chooses it. */
  readonly isOptional?: boolean;
  /**
   * What has to be shown whole: a text wraps, the others fit into one line. All other columns are equally wide, and what
   * does not fit is cut off.
   */
  readonly holds?: 'day' | 'moment' | 'number' | 'text';
}

/** What came of doing something to many rows at once. */
export interface BulkOutcome {
  readonly done: number;
  readonly refused: ReadonlyArray<{ readonly name: string; readonly reason: string }>;
}

/** Something that can be done to many rows at once. */
export interface BulkAction {
  readonly label: string;
  /** What to say of the rows it was done to, as `3 closed`. */
  readonly doneWords: (count: number) => string;
  readonly run: (ids: readonly string[]) => Promise<BulkOutcome>;
}

/** A filter with a name: the parameters that the address then has. */
export interface TablePreset {
  readonly label: string;
  readonly params: Readonly<Record<string, string>>;
}
