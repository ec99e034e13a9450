import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { dataDirWithPictures } from './support/data-dir.ts';
import { freePort } from './support/free-port.ts';
import { pidOfPart, type Part } from './support/process-tree.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { withoutWarmer } from './support/shop.ts';
import { newShopper, register } from './support/shopper.ts';

const PATIENCE_MS = 60_000;

/** What someone saw who kept asking: a status, with `+` for a Retry-After, or that there was no answer. */
type Sight = `${number}` | `${number}+` | 'none';

let dataDir: string;
let url: string;
let shop: ServerProcess;

beforeAll(async () => {
  dataDir = await dataDirWithPictures();
  const [port, apiPort] = await Promise.all([freePort(), freePort()]);
  url = `http://localhost:${port}`;
  shop = startServerProcess('scripts/start.mjs', {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: String(apiPort),
    ...withoutWarmer,
  });
  await until(async () => (await look('/health/ready')) === '200', 300_000);
}, 300_000);

afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

async function look(path: string): Promise<Sight> {
  try {
    const response = await fetch(url + path);
    await response.arrayBuffer();
    return response.headers.has('retry-after') ? `${response.status}+` : `${response.status}`;
  } catch {
    return 'none';
  }
}

async function until(isTrue: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`this did not come true:\n${shop.output()}`);
    await pause(10);
  }
}

/** Zero while it is away. */
const pidOf = (part: Part) => pidOfPart(part, shop.pid, dataDir);

/** There is no such payment: only gateway, api and database together know that. */
const unknownPayment = '/api/sandbox/pay/unknown';

test.each(['gateway', 'api', 'database'] as const)(
  'C4 C5 the %s, killed, comes back by itself; what is asked meanwhile is answered 503 with Retry-After',
  async (part) => {
    const killed = pidOf(part);
    process.kill(killed, 'SIGKILL');
    const seen = new Set<Sight>();
    await until(async () => {
      const sight = await look(unknownPayment);
      seen.add(sight);
      return sight === '404' && pidOf(part) !== killed;
    });
    // The instant of the death itself may break a connection.
    seen.delete('none');
    expect(['404', '503+']).toEqual(expect.arrayContaining([...seen]));
    await expect(register(url, newShopper())).resolves.toEqual(expect.any(String));
  },
  120_000,
);

test('C4 a death is told once, and so is the return', () => {
  const told = (words: string) => shop.output().split(words).length - 1;
  for (const name of ['gateway', 'api']) {
    expect(told(`The ${name} has ended (SIGKILL) and is started again.`)).toBe(1);
    expect(told(`The ${name} runs again.`)).toBe(1);
  }
});

test('C4 a process that keeps dying is started with pauses, is told of once, and leaves the shop open', async () => {
  for (let death = 0; death < 3; death += 1) {
    await until(async () => (await look(unknownPayment)) === '404');
    process.kill(pidOf('gateway'), 'SIGKILL');
    await until(async () => (await look('/')) === '503+');
  }
  await until(async () => (await look(unknownPayment)) === '404');
  expect(shop.output().split('The gateway has ended').length - 1).toBe(1);
}, 180_000);

test('B10 a stop ends all of it in order', async () => {
  const database = pidOf('database');
  expect(await shop.stop()).toBe(0);
  expect(await look('/')).toBe('none');
  expect(() => process.kill(database, 0)).toThrow('ESRCH');
}, 60_000);
