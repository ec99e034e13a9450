import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../e2e/support/supervised-shop.ts';
import type { Cluster } from './start-cluster.ts';
import type { ShopProcess } from './shop-processes.ts';

/** An event in a cluster under load. */
interface ClusterEvent {
  readonly name: string;
  /** Maximum time without any response, in milliseconds; a second by default. */
  readonly maxGap?: number;
  /** Returns what this machine lacks for the event, if anything. */
  lacks?(cluster: Cluster): string | null;
  happen(cluster: Cluster): Promise<void>;
}

/** Milliseconds until a service manager notices an exit. */
const NOTICED_MS = 500;
const AWAY_MS = 3000;
const WITHOUT_PRIMARY_MS = 10_000;

async function killed(part: Pick<ShopProcess, 'kill' | 'start'>, awayMs = NOTICED_MS): Promise<void> {
  await part.kill();
  await pause(awayMs);
  await part.start();
}

async function restarted(processes: readonly ShopProcess[]): Promise<void> {
  for (const each of processes) {
    await each.stop();
    await each.start();
  }
}

/** The events in order; the last one leaves the cluster with a single database. */
export const clusterEvents: readonly ClusterEvent[] = [
  { name: 'nothing happens', happen: async () => undefined },
  { name: 'a gateway is killed', happen: ({ shop }) => first(shop.gateways, killed) },
  { name: 'an api is killed', happen: ({ shop }) => first(shop.apis, killed) },
  { name: 'a worker is killed', happen: ({ shop }) => first(shop.workers, killed) },
  { name: 'Redis is killed', happen: ({ redis }) => killed(redis, AWAY_MS) },
  {
    name: 'Redis hangs',
    async happen({ redis }) {
      redis.signal('SIGSTOP');
      await pause(AWAY_MS);
      redis.signal('SIGCONT');
    },
  },
  { name: 'the replica is killed', happen: ({ databases }) => killed(databases.replica, AWAY_MS) },
  { name: 'the balancer is killed', happen: ({ balancer }) => killed(balancer) },
  {
    name: 'all restart in a row',
    happen: ({ shop: { gateways, apis, workers } }) => restarted([...gateways, ...apis, ...workers]),
  },
  {
    name: 'C7 the disk of the log is full',
    maxGap: WITHOUT_PRIMARY_MS,
    lacks: ({ databases: { disk } }) => (disk === null ? 'only root can mount a disk' : null),
    happen: fillDisk,
  },
  { name: 'the primary is killed', maxGap: WITHOUT_PRIMARY_MS, happen: ({ databases }) => killed(databases.primary) },
  {
    name: 'the replica takes over',
    maxGap: WITHOUT_PRIMARY_MS,
    async happen({ databases: { primary, replica }, balancer }) {
      await primary.kill();
      await pause(NOTICED_MS);
      await replica.query('select pg_promote()');
      await balancer.moveDatabase();
    },
  },
];

/** Writes until the primary runs out of space for its log and shuts down, and frees the space a moment later. */
async function fillDisk({ databases: { primary, disk } }: Cluster): Promise<void> {
  await disk?.fill();
  await until(() => primary.query(write).then(toFalse, toTrue));
  await pause(AWAY_MS);
  await disk?.free();
  await killed(primary, 0);
}

const write = "select pg_logical_emit_message(false, 'cluster', repeat('x', 4000000))";
const toFalse = () => false;
const toTrue = () => true;

async function first<Thing>(things: readonly Thing[], act: (thing: Thing) => Promise<void>): Promise<void> {
  const [thing] = things;
  if (thing !== undefined) await act(thing);
}
