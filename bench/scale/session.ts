/** One connection to the database of a shop. */
export interface Session {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the client's own `query` has it
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
}
