import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { traceStatement } from '../tracing/spans.ts';
import type { DatabaseAddress } from './embedded/embedded-postgres.ts';
import { preparingPool } from './prepared-statements.ts';

/** Application name reported to PostgreSQL. */
export const applicationName = 'halfdrop-api';

/** Connection pool with its query builder. */
export interface DatabaseConnection<Tables> {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** The pool as seen by the query builder. */
  readonly clients: PostgresPool;
  readonly close: () => Promise<void>;
}

/**
 * Idle connection timeout in milliseconds. PostgreSQL replans a prepared statement up to six times per connection,
 * which takes milliseconds for the widest catalog query; closing idle connections early would make a quiet shop replan
 * constantly.
 */
const IDLE_FOR = 10 * 60_000;

/** Options of a pool. */
export interface PoolSettings {
  readonly maximumConnections?: number;
  /** Timeout for acquiring a connection, in milliseconds. */
  readonly connectTimeout?: number;
  /** Lock timeout in milliseconds; 0 to wait up to the statement timeout. */
  readonly lockTimeout?: number;
  /** Statement timeout in milliseconds. */
  readonly statementTimeout?: number;
  /** Client-side query timeout in milliseconds, independent of the server; 0 to rely on the statement timeout. */
  readonly answerTimeout?: number;
  /** Connection parameters, as `-c name=value`. */
  readonly parameters?: string;
  /** False behind a pooler that switches connections between transactions. */
  readonly preparesStatements?: boolean;
}

/** Creates a pool; connects lazily on the first query. */
export function connectDatabase<Tables>(
  address: DatabaseAddress | string,
  logger: Pick<Logger, 'warn'>,
  {
    maximumConnections = 10,
    connectTimeout = 3000,
    lockTimeout = 0,
    statementTimeout = 15_000,
    answerTimeout = 0,
    parameters,
    preparesStatements = true,
  }: PoolSettings = {},
): DatabaseConnection<Tables> {
  const pool = new pg.Pool({
    ...(typeof address === 'string' ? { connectionString: address } : address),
    max: maximumConnections,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: IDLE_FOR,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: lockTimeout,
    query_timeout: answerTimeout,
    ...(parameters !== undefined && { options: parameters }),
    application_name: applicationName,
  });
  // A broken connection is replaced on the next query and must not crash the process. The pool reports it once.
  pool.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    client.on('error', () => undefined);
    client.once('end', () => open.delete(client));
  });
  const clients = preparesStatements ? preparingPool(pool) : pool;
  return {
    db: queryBuilder<Tables>(clients),
    pool,
    clients,
    close: async () => {
      await pool.end();
      // The pool drops its connections before they are closed; wait, or a server that stops now would see them as
      // broken.
      await Promise.all([...open].map((client) => new Promise((resolve) => client.once('end', resolve))));
    },
  };
}

/** Creates a query builder on a pool. */
export function queryBuilder<Tables>(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: traceStatement });
}

/** Returns whether a statement failed because other rows still reference the deleted one. */
export function isStillNamed(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503';
}

/** Returns whether a statement violated the named unique constraint or index. */
export function brokeConstraint(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Returns whether a text has the format of a row id. Anything else is an unknown id rather than a database error. */
export function isRowId(text: string): boolean {
  return uuid.test(text);
}
