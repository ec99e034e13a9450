import type { StaffAction } from '@halfdrop/domain';
import * as v from 'valibot';
import { csvOf, type CsvColumn } from '../platform/csv.ts';

/** What of a list is exported, as its desk narrows it. */
export interface ExportFilter<View extends string = string> {
  readonly view: View;
  readonly q?: string | undefined;
}

/** A list of the staff that can be fetched whole. */
export interface ExportedList {
  /** Names it in links, and the file. */
  readonly name: string;
  /** What one must be allowed to read it. */
  readonly action: StaffAction;
  /** The CSV of what fits, piece by piece. Reads nothing before it is read. */
  readonly csv: (filter: ExportFilter) => AsyncGenerator<string>;
}

interface ListDeclaration<View extends string, Row> extends Pick<ExportedList, 'name' | 'action'> {
  readonly views: readonly View[];
  readonly columns: ReadonlyArray<CsvColumn<Row>>;
  readonly read: (filter: ExportFilter<View>) => AsyncIterable<readonly Row[]>;
}

/** Declares a list. */
export function exportedList<const View extends string, Row>(list: ListDeclaration<View, Row>): ExportedList {
  const { name, action, views, columns, read } = list;
  const View = v.picklist(views);
  return { name, action, csv: ({ view, q }) => csvOf(columns, read({ view: v.parse(View, view), q })) };
}
