import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startS3StandIn } from '../../api/test/support/s3/stand-in.ts';
import { journeySettings } from '../../e2e/support/shop.ts';
import { until } from '../../e2e/support/supervised-shop.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Databases, databaseUrl, startDatabases } from './databases.ts';
import { findPrograms, type Program, startProgram } from './programs.ts';
import { migrateOnce, planProcesses, type ShopProcesses } from './shop-processes.ts';

/** A Redis server for fault injection. */
interface RedisServer {
  kill(): Promise<void>;
  start(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

/** A shop of many processes on one machine. */
export interface Cluster {
  /** URL for visitors: the balancer in front of the gateways. */
  readonly url: string;
  /** URL of the balancer in front of the apis. */
  readonly apiUrl: string;
  readonly shop: ShopProcesses;
  readonly databases: Databases;
  readonly redis: RedisServer;
  readonly balancer: Balancer;
  /** Returns the keys of the files in the store. */
  readonly stored: () => readonly string[];
  stop(): Promise<void>;
}

const credentials = { accessKeyId: 'cluster', secretAccessKey: 'kept for a cluster' };
const bucket = 'halfdrop';

/** Starts every part, and waits until the shop is ready. @throws Error that names the missing packages */
export async function startCluster(): Promise<Cluster> {
  const programs = findPrograms();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-cluster-'));
  chmodSync(folder, 0o755);
  const databases = await startDatabases(programs, folder);
  const redisPort = await freePort();
  const redis = await startRedis(redisPort);
  const store = await startS3StandIn({ bucket, credentials });
  const shop = await planProcesses();
  const [front, api, database] = [await freePort(), await freePort(), await freePort()];
  const balancer = await startBalancer(folder, {
    shop: { port: front, servers: shop.gateways.map(({ port }) => port) },
    api: { port: api, servers: shop.apis.map(({ port }) => port) },
    database: { port: database, primary: databases.primary.port, replica: databases.replica.port },
  });
  const [url, apiUrl] = [`http://localhost:${front}`, `http://127.0.0.1:${api}`];
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  const settings = {
    ...settingsOf({ url, apiUrl, dataDir, store: store.url }),
    DATABASE_URL: databaseUrl(database),
    DATABASE_REPLICA_URL: databases.replica.url,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  };
  shop.use(settings);
  await until(() => migrateOnce(settings).then(() => true));
  const processes = [...shop.apis, ...shop.workers, ...shop.gateways];
  for (const each of processes) await each.start();
  await until(async () => (await fetch(`${url}/health/ready`).catch(() => null))?.status === 200);
  return {
    url,
    apiUrl,
    databases,
    redis,
    balancer,
    shop,
    stored: () => [...store.objects.keys()],
    async stop() {
      await Promise.all(processes.map((each) => each.stop()));
      await Promise.all([balancer.kill(), redis.kill(), store.close()]);
      await databases.replica.stop();
      await databases.primary.stop();
      databases.disk?.unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Places {
  readonly url: string;
  readonly apiUrl: string;
  readonly dataDir: string;
  readonly store: string;
}

/** Returns the settings shared by all processes of the shop. */
function settingsOf({ url, apiUrl, dataDir, store }: Places): Readonly<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: url,
    API_URL: apiUrl,
    DATA_DIR: dataDir,
    MIGRATIONS: 'off',
    SEALING_SECRET: 'the secret that a cluster seals with',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    UNREGISTERED_OPERATIONS: 'allow',
    SEARCH_DRIVER: 'postgres',
    // All parts share the cores of one machine: slow responses are not failures.
    ...journeySettings,
    DATABASE_READS: '6',
    DATABASE_HEAVY_READS: '2',
    DATABASE_WRITES: '4',
    FILES_STORE: 's3',
    S3_BUCKET: bucket,
    S3_ENDPOINT: store,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
}

async function startRedis(port: number): Promise<RedisServer> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let program: Program;
  const start = async () => {
    program = await startProgram('redis-server', args, { port });
  };
  await start();
  return { start, kill: () => program.end('SIGKILL'), signal: (name) => program.signal(name) };
}
