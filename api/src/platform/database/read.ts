import type { Kysely, RawBuilder } from 'kysely';

/** Executes a read on a connection chosen by the provider of the function. */
export type Read = <Row>(statement: RawBuilder<Row>) => Promise<readonly Row[]>;

/** Creates a `Read` on any connection of a pool. */
export function readOn<Tables>(db: Kysely<Tables>): Read {
  return async (statement) => (await statement.execute(db)).rows;
}
