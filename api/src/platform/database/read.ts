import type { Kysely, RawBuilder } from 'kysely';

/** Runs one statement that reads, on whatever connection its maker chose. */
export type Read = <Row>(statement: RawBuilder<Row>) => Promise<readonly Row[]>;

/** Reads on any connection of a pool. */
export function readOn<Tables>(db: Kysely<Tables>): Read {
  return async (statement) => (await statement.execute(db)).rows;
}
