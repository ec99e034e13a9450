import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './start-cluster.ts';
import type { ShopProcess } from './shop-processes.ts';

/** Something that happens to a cluster while people shop. */
interface ClusterEvent {
  readonly name: string;
  happen(cluster: Cluster): Promise<void>;
}

/** Milliseconds until a service manager has noticed that something died. */
const NOTICED_MS = 500;
const AWAY_MS = 3000;

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

/** What is done, in turn; the last leaves the cluster with one database. */
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
  { name: 'the primary is killed', happen: ({ databases }) => killed(databases.primary) },
  {
    name: 'the replica takes over',
    async happen({ databases: { primary, replica }, balancer }) {
      await primary.kill();
      await pause(NOTICED_MS);
      await replica.query('select pg_promote()');
      await balancer.moveDatabase();
    },
  },
];

async function first<Thing>(things: readonly Thing[], act: (thing: Thing) => Promise<void>): Promise<void> {
  const [thing] = things;
  if (thing !== undefined) await act(thing);
}
