import type { StaffAction } from '@halfdrop/domain';
import * as v from 'valibot';
import { csvOf, type CsvColumn } from '../platform/csv.ts';

/** What of a list is exported, as its desk narrows it. */
export type ExportFilter = Readonly<Record<string, string | number | undefined>>;

/** A list of the staff that can be fetched whole. */
export interface ExportedList {
  /** Names it in links, and the file. */
  readonly name: string;
  /** What one must be allowed to read it. */
  readonly action: StaffAction;
  /** The CSV of what fits, piece by piece, for somebody. Reads nothing before it is read. */
  readonly csv: (filter: ExportFilter, readerId: string) => AsyncGenerator<string>;
}

/** The call that links a list: who may make it may read the list, and what it takes narrows it. */
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
