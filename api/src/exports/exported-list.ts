import type { StaffAction } from '@halfdrop/domain';
import * as v from 'valibot';
import { csvOf, type CsvColumn } from '../platform/csv.ts';

/** Filters of a list to export, as on its desk. */
export type ExportFilter = Readonly<Record<string, string | number | undefined>>;

/** A list of staff data that can be exported as a whole. */
export interface ExportedList {
  /** Name of the list in links, and of the file. */
  readonly name: string;
  /** Permission required to read it. */
  readonly action: StaffAction;
  /** Yields the filtered list as CSV, in chunks, for a reader. Reads lazily. */
  readonly csv: (filter: ExportFilter, readerId: string) => AsyncGenerator<string>;
}

/** The endpoint that links a list: its permission protects the list, and its parameters are the filters. */
interface LinkingCall<Filter extends ExportFilter> {
  readonly auth: StaffAction;
  readonly body: v.GenericSchema<unknown, Filter>;
}

interface ListDeclaration<Filter extends ExportFilter, Row> extends Pick<ExportedList, 'name'> {
  readonly call: LinkingCall<Filter>;
  readonly columns: ReadonlyArray<CsvColumn<Row>>;
  readonly read: (filter: Filter, readerId: string) => AsyncIterable<readonly Row[]>;
}

/** Declares a list. */
export function exportedList<Filter extends ExportFilter, Row>(list: ListDeclaration<Filter, Row>): ExportedList {
  const { name, call, columns, read } = list;
  return {
    name,
    action: call.auth,
    csv: (filter, readerId) => csvOf(columns, read(v.parse(call.body, filter), readerId)),
  };
}
