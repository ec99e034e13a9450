import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { traceStatement } from '../tracing/spans.ts';

/** PostgreSQL keeps each prepared statement in the memory of each connection. */
const maximumNames = 400;
const maximumSeen = 2000;

/**
 * Names the statements that repeat, so that PostgreSQL parses and plans them once per connection. A text is named from
 * its second run on; texts beyond the limit, or never repeated, stay unnamed.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  readonly #limit: number;
  #generation = 0;

  constructor(limit = maximumNames) {
    this.#limit = limit;
  }

  /** The name to run a text under, or undefined to run it unnamed. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= this.#limit) return name;
    if (!this.#seen.delete(text)) {
      if (this.#seen.size >= maximumSeen) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    const given = `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}_${this.#generation}`;
    this.#names.set(text, given);
    return given;
  }

  /** The text gets another name when it repeats again: the plan under its present one is of tables that have changed. */
  forget(text: string): void {
    if (this.#names.delete(text)) this.#generation += 1;
  }
}

/** What runs statements that are prepared by the names they bring. */
export interface NamedStatements {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in pg, who asks knows what rows there are
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig<unknown[]>): Promise<{ readonly rows: Row[] }>;
}

/** The same, which stand in the trace of what asks for them, as those of the query builder do. */
export function tracedStatements(statements: NamedStatements): NamedStatements {
  return {
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in pg
    async query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig<unknown[]>) {
      const startedAt = performance.now();
      const note = (level: 'query' | 'error') =>
        traceStatement({
          query: { sql: statement.text },
          queryDurationMillis: performance.now() - startedAt,
          level,
        });
      try {
        const answer = await statements.query<Row>(statement);
        note('query');
        return answer;
      } catch (error) {
        note('error');
        throw error;
      }
    },
  };
}

/** The pool as the query builder sees it: statements with parameters that repeat are prepared. */
export function preparingPool(pool: pg.Pool, names = new StatementNames()): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const preparing = known.get(client) ?? preparingClient(client, names);
      known.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

/** True when a prepared statement met tables that a migration has changed since; it has another name from now on. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}

interface Answer {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: unknown[];
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(
    text: string | PostgresCursor<unknown>,
    parameters: readonly unknown[] = [],
  ): Promise<Answer> | PostgresCursor<unknown> {
    if (typeof text !== 'string') throw new TypeError('This pool reads no cursors.');
    return run(client, names, text, [...parameters]);
  }
  return { query, release: () => client.release() };
}

async function run(client: pg.PoolClient, names: StatementNames, text: string, values: unknown[]): Promise<Answer> {
  // Without parameters a text may hold several statements, which cannot be prepared.
  const name = values.length === 0 ? undefined : names.nameOf(text);
  if (name === undefined) return client.query(text, values);
  try {
    return await client.query({ name, text, values });
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    names.forget(text);
    // Inside a transaction the second run is refused as well: then the transaction is run again from its start.
    return client.query(text, values).catch(() => {
      throw error;
    });
  }
}
