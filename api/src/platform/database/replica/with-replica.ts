import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, PostgresPool } from 'kysely';
import pg from 'pg';
import type { Measure } from '../../http/measure.ts';
import { Problem } from '../../http/problem.ts';
import type { Logger } from '../../logging/logger.ts';
import { connectDatabase, queryBuilder } from '../database.ts';
import type { DatabaseAddress } from '../embedded/embedded-postgres.ts';
import type { HeavyReads } from '../heavy-reads.ts';
import { type DatabasePools, openPools, type PoolLimits } from '../pools.ts';
import { type NamedStatements, tracedStatements } from '../prepared-statements.ts';
import { readReplayed, readWritten } from './positions.repository.ts';
import { type ReplicaWatch, watchReplica } from './watch-replica.ts';

/** Reads for visitors who have written nothing they could miss on a lagging replica. */
export interface VisitorReads {
  /** Runs reads on the replica, falling back to the primary when the replica lags, is unavailable or fails. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Connections of a process with a replica. */
export interface ReplicatedPools<Tables> {
  readonly db: Kysely<Tables>;
  readonly heavyReads: HeavyReads;
  readonly namedStatements: NamedStatements;
  readonly visitorReads: VisitorReads;
  readonly measures: readonly Measure[];
  readonly close: () => Promise<void>;
}

interface Replicating {
  readonly primary: DatabaseAddress | string;
  readonly replica: DatabaseAddress | string;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly preparesStatements?: boolean;
}

/** Timeout of a lag probe, in milliseconds. */
const PROBE_MS = 500;

/** Routes visitor reads to a replica, in addition to the pools of the primary. */
export function withReplica<Tables>(
  pools: DatabasePools<Tables>,
  { primary, replica: address, logger, preparesStatements = true }: Replicating,
  limits: PoolLimits,
): ReplicatedPools<Tables> {
  const replica = openPools<Tables>({ address, logger, preparesStatements }, limits);
  const { watch, close: endWatch } = watched(primary, address, logger);
  const asked = new AsyncLocalStorage<{ isOpen: boolean }>();
  /** Returns whether to use the replica; deferred work of a read, such as counting, runs on the primary. */
  const isAsked = () => asked.getStore()?.isOpen === true;
  const here = () => (isAsked() ? replica : pools);

  const routed: PostgresPool = { connect: () => here().clients.connect(), end: () => Promise.resolve() };
  return {
    db: queryBuilder<Tables>(routed),
    namedStatements: tracedStatements({ query: (statement) => here().pool.query(statement) }),
    heavyReads: {
      run: (signal, work) => here().heavyReads.run(signal, work),
      isFull: () => pools.heavyReads.isFull(),
    },
    visitorReads: visitorReads(watch, asked),
    measures: [...measuresOfBoth(pools, replica), behind(watch)],
    close: async () => {
      await endWatch();
      await replica.close();
    },
  };
}

function visitorReads(watch: ReplicaWatch, asked: AsyncLocalStorage<{ isOpen: boolean }>): VisitorReads {
  return {
    async run(work) {
      if (!watch.isFit()) return work();
      const reading = { isOpen: true };
      try {
        return await watch.whileFit(asked.run(reading, work));
      } catch (error) {
        // A caller's mistake would fail on the primary too, and a timed-out read would time out again.
        if (error instanceof Problem || isTooSlow(error)) throw error;
        return await work();
      } finally {
        reading.isOpen = false;
      }
    },
  };
}

/** Returns whether a statement was canceled by the statement timeout. */
const isTooSlow = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57014';

function watched(
  primary: DatabaseAddress | string,
  replica: DatabaseAddress | string,
  logger: Replicating['logger'],
): { readonly watch: ReplicaWatch; readonly close: () => Promise<void> } {
  const quiet = { warn: () => undefined };
  const settings = { maximumConnections: 1, connectTimeout: PROBE_MS, answerTimeout: PROBE_MS };
  const probes = [primary, replica].map((address) => connectDatabase<object>(address, quiet, settings));
  const [ofPrimary, ofReplica] = probes;
  if (!ofPrimary || !ofReplica) throw new Error('a probe is missing');
  const probe = { written: () => readWritten(ofPrimary.db), replayed: () => readReplayed(ofReplica.db) };
  const watch = watchReplica(probe, logger);
  return {
    watch,
    close: async () => {
      watch.stop();
      await Promise.all(probes.map((each) => each.close()));
    },
  };
}

/** Returns the pool metrics of both servers, labeled by name. */
function measuresOfBoth<Tables>(pools: DatabasePools<Tables>, replica: DatabasePools<Tables>): Measure[] {
  return pools.measures.map((measure, index) => ({
    ...measure,
    read: async () => {
      const ofReplica = (await replica.measures[index]?.read()) ?? [];
      const named = ofReplica
        .filter(({ labels }) => labels?.['pool'] !== 'writes')
        .map(({ labels, value }) => ({ labels: { pool: `replica_${labels?.['pool']}` }, value }));
      return [...(await measure.read()), ...named];
    },
  }));
}

function behind(watch: ReplicaWatch): Measure {
  return {
    name: 'database_replica_seconds_behind',
    help: 'Seconds by which the replica is behind at most; more than one, and it is not asked',
    labels: [],
    read: async () => [{ labels: {}, value: watch.secondsBehind() }],
  };
}
