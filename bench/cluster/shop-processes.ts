import { freePort } from '../../scripts/lib/ports.mjs';
import { startServerProcess, type ServerProcess } from '../../e2e/support/server-process.ts';

/** A process of the shop that is restarted, as by a service manager. */
export interface ShopProcess {
  readonly name: string;
  readonly port: number;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Shuts it down cleanly. */
  stop(): Promise<void>;
}

/** All processes of the shop, in start order. */
export interface ShopProcesses {
  readonly apis: readonly ShopProcess[];
  readonly workers: readonly ShopProcess[];
  readonly gateways: readonly ShopProcess[];
}

type Settings = Readonly<Record<string, string>>;

const GATEWAYS = 3;
const APIS = 3;
const WORKERS = 2;

/** Plans the processes before they are started: three gateways, three apis, two workers. */
export async function planProcesses(): Promise<ShopProcesses & { readonly use: (settings: Settings) => void }> {
  let shared: Settings = {};
  async function plan(name: string, script: string, count: number, own: (port: number, index: number) => Settings) {
    const planned: ShopProcess[] = [];
    for (let index = 0; index < count; index += 1) {
      const port = await freePort();
      planned.push(shopProcess(`${name} ${index + 1}`, port, script, () => ({ ...shared, ...own(port, index) })));
    }
    return planned;
  }
  const api = 'api/dist/main.js';
  return {
    use: (settings) => (shared = settings),
    apis: await plan('api', api, APIS, (port) => ({ ROLES: 'api', API_PORT: String(port) })),
    workers: await plan('worker', api, WORKERS, (_port, index) => ({
      ROLES: 'worker',
      HEALTH_FILE: `${shared['DATA_DIR']}/worker-${index}.json`,
    })),
    gateways: await plan('gateway', 'gateway/dist/main.js', GATEWAYS, (port) => ({ PORT: String(port) })),
  };
}

/** Migrates the schema and exits. */
export async function migrateOnce(settings: Settings): Promise<void> {
  const process = startServerProcess('api/dist/main.js', { ...settings, MIGRATIONS: 'only' });
  if ((await process.ended) !== 0) throw new Error(process.output());
}

function shopProcess(name: string, port: number, script: string, settings: () => Settings): ShopProcess {
  let running: ServerProcess | null = null;
  return {
    name,
    port,
    async start() {
      running = startServerProcess(script, settings());
      await running.ready;
    },
    kill: async () => running?.kill(),
    stop: async () => void (await running?.stop()),
  };
}
