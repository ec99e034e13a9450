import { sql } from 'kysely';
import type { Database } from '../../../database.ts';
import { type ReplicatedServers, startReplicatedServers } from '../../../../test/support/test-replica.ts';
import { until } from '../../../../test/support/until.ts';
import { Problem } from '../../http/problem.ts';
import { createLogger } from '../../logging/logger.ts';
import { stopServer } from '../embedded/postmaster.ts';
import { type DatabasePools, defaultPoolLimits, openPools } from '../pools.ts';
import { type ReplicatedPools, withReplica } from './with-replica.ts';

const logger = createLogger('silent');
let servers: ReplicatedServers;
let primary: DatabasePools<Database>;
let onReplica: DatabasePools<Database>;
let pools: ReplicatedPools<Database>;

beforeAll(async () => {
  servers = await startReplicatedServers();
  primary = openPools<Database>({ address: servers.primary.address, logger });
  onReplica = openPools<Database>({ address: servers.replica.address, logger });
  pools = withReplica(
    primary,
    { primary: servers.primary.address, replica: servers.replica.address, logger },
    defaultPoolLimits,
  );
  await primary.pool.query('create table note (text text)');
  await until(isReplicaAsked);
});
afterAll(async () => {
  await pools.close();
  await Promise.all([primary.close(), onReplica.close()]);
  await servers.close();
});

const where = sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`;
const readWhere = async () => (await where.execute(pools.db)).rows[0]?.isReplica;
const isReplicaAsked = async () => (await pools.visitorReads.run(readWhere)) === true;
const isPrimaryAsked = async () => !(await isReplicaAsked());
const notes = async () =>
  Number((await sql<{ all: string }>`select count(*) as all from note`.execute(pools.db)).rows[0]?.all);

test('a visitor reads from the replica by each way to the database, everybody else from the primary', async () => {
  const { db: _db, namedStatements, heavyReads, visitorReads } = pools;
  const ways = [
    readWhere,
    async () =>
      (await namedStatements.query<{ isReplica: boolean }>({ text: where.compile(pools.db).sql })).rows[0]?.isReplica,
    () => heavyReads.run(undefined, async (read) => (await read(where))[0]?.isReplica),
  ];
  expect(await Promise.all(ways.map((way) => visitorReads.run(way)))).toEqual([true, true, true]);
  expect(await Promise.all(ways.map((way) => way()))).toEqual([false, false, false]);
});

test('what a read leaves for later, and what it writes after all, is done on the primary', async () => {
  let later: Promise<unknown> = Promise.resolve();
  let isOver: () => void = () => undefined;
  await pools.visitorReads.run(async () => {
    later = new Promise<void>((resolve) => (isOver = resolve)).then(readWhere);
  });
  isOver();
  expect(await later).toBe(false);
  await pools.visitorReads.run(() => sql`insert into note values ('written by a read')`.execute(pools.db));
  expect(await notes()).toBe(1);
});

test('what is refused, or takes too long, is not tried a second time', async () => {
  const refused = jest.fn(() => Promise.reject(new Problem('not_found')));
  await expect(pools.visitorReads.run(refused)).rejects.toMatchObject({ code: 'not_found' });
  const slow = jest.fn(() => onReplica.pool.query("set statement_timeout = '10ms'; select pg_sleep(10)"));
  await expect(pools.visitorReads.run(slow)).rejects.toMatchObject({ code: '57014' });
  expect([refused.mock.calls.length, slow.mock.calls.length]).toEqual([1, 1]);
});

test('a replica that is behind by more than a second is not asked until it has caught up', async () => {
  await onReplica.pool.query('select pg_wal_replay_pause()');
  const before = await notes();
  const writtenAt = performance.now();
  await primary.pool.query("insert into note values ('new')");
  await until(async () => (await pools.visitorReads.run(notes)) > before);
  // The maximum lag of one second, two polls, and slack for a busy machine.
  expect(performance.now() - writtenAt).toBeLessThan(3000);
  expect(await isPrimaryAsked()).toBe(true);
  await onReplica.pool.query('select pg_wal_replay_resume()');
  await until(isReplicaAsked);
  expect(await pools.visitorReads.run(notes)).toBe(before + 1);
});

test('visitors go on reading while the primary is away, and while the replica is', async () => {
  const read = async () => (await pools.visitorReads.run(notes)) > 0;
  await stopServer(servers.primary.home);
  for (let reads = 0; reads < 20; reads += 1) expect(await read()).toBe(true);
  await servers.startPrimary();
  await until(async () => (await primary.pool.query('select 1').catch(() => null)) !== null);

  const failures: unknown[] = [];
  const reading = { isOver: false };
  const readers = Array.from({ length: 4 }, async () => {
    while (!reading.isOver) await read().catch((error: unknown) => failures.push(error));
  });
  await stopServer(servers.replica.home);
  await until(isPrimaryAsked);
  reading.isOver = true;
  await Promise.all(readers);
  expect(failures).toEqual([]);
});
