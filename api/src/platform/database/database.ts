import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { traceStatement } from '../tracing/spans.ts';
import type { DatabaseAddress } from './embedded/embedded-postgres.ts';
import { preparingPool } from './prepared-statements.ts';

/** What the connections of a shop are called by the database. */
export const applicationName = 'halfdrop-api';

/** An open pool with the query builder of the tables that are reached by it. */
export interface DatabaseConnection<Tables> {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** The pool as the query builder sees it. */
  readonly clients: PostgresPool;
  readonly close: () => Promise<void>;
}

/**
 * How long a connection stays without a statement, in milliseconds. PostgreSQL plans a prepared statement six times on each
 * connection, and the widest read of patterns takes milliseconds each time: a shop with few visitors would do little else.
 */
const IDLE_FOR = 10 * 60_000;

/** How a pool differs from others. */
export interface PoolSettings {
  readonly maximumConnections?: number;
  /** How long somebody waits for a connection, in milliseconds. */
  readonly connectTimeout?: number;
  /** How long a statement waits for a lock, in milliseconds; 0 for as long as a statement may take. */
  readonly lockTimeout?: number;
  /** How long a statement may take, in milliseconds. */
  readonly statementTimeout?: number;
  /** How long an answer is waited for, in milliseconds, whatever the server does; 0 for as long as a statement may take. */
  readonly answerTimeout?: number;
  /** Settings of each connection, as `-c name=value`. */
  readonly parameters?: string;
  /** False where a pooler between here and the database gives each transaction another connection. */
  readonly preparesStatements?: boolean;
}

/** Opens a pool; nothing is connected before the first query. */
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
  // A connection that breaks is replaced at the next query; it must not end the process. The pool reports it once.
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
      // The pool forgets its connections before they are closed: a server that stops now would see them broken.
      await Promise.all([...open].map((client) => new Promise((resolve) => client.once('end', resolve))));
    },
  };
}

/** The query builder over a pool. */
export function queryBuilder<Tables>(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: traceStatement });
}

/** True when a statement would have taken away what another row names. */
export function isStillNamed(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503';
}

/** True when a statement broke the named unique constraint or index. */
export function brokeConstraint(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** True when a text can be a row's identity; any other text is an unknown id, not a database error. */
export function isRowId(text: string): boolean {
  return uuid.test(text);
}
