import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { traceStatement } from '../tracing/spans.ts';

/** Limit on names: PostgreSQL keeps each prepared statement in memory per connection. */
const maximumNames = 400;
const maximumSeen = 2000;

/**
 * Assigns names to recurring statements, so that PostgreSQL parses and plans them once per connection. A statement is
 * named from its second run on; those beyond the limit stay unnamed.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  readonly #limit: number;
  #generation = 0;

  constructor(limit = maximumNames) {
    this.#limit = limit;
  }

  /** Returns the name to run a statement under, or undefined to run it unnamed. */
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

  /** Drops the name of a statement whose plan is stale after a schema change; it gets a new one when it recurs. */
  forget(text: string): void {
    if (this.#names.delete(text)) this.#generation += 1;
  }
}

/** Executor of statements that carry their own name. */
export interface NamedStatements {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in pg: the caller knows the row type
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig<unknown[]>): Promise<{ readonly rows: Row[] }>;
}

/** Wraps named statements so that they appear in traces, like those of the query builder. */
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

/** Wraps a pool for the query builder, preparing recurring statements with parameters. */
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

/** Returns whether a prepared statement failed because a migration changed its tables; it is renamed from then on. */
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
    // Inside a transaction the second attempt fails as well; the whole transaction is then retried.
    return client.query(text, values).catch(() => {
      throw error;
    });
  }
}
