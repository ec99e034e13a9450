/** One connection to the database of a shop. */
export interface Session {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
}
