import { isRunning } from './support/process-tree.ts';
import { newShopper, register } from './support/shopper.ts';
import {
  startSupervisedShop,
  unknownPayment,
  until,
  type Sight,
  type SupervisedShop,
} from './support/supervised-shop.ts';

let shop: SupervisedShop;
beforeAll(async () => {
  shop = await startSupervisedShop();
}, 300_000);
afterAll(() => shop.stop());

test.each(['gateway', 'api', 'database'] as const)(
  'C4 C5 the %s, killed, comes back by itself; what is asked meanwhile is answered 503 with Retry-After',
  async (part) => {
    const killed = shop.pidOf(part);
    process.kill(killed, 'SIGKILL');
    const seen = new Set<Sight>();
    await until(async () => {
      const sight = await shop.look(unknownPayment);
      seen.add(sight);
      return sight === '404' && shop.pidOf(part) !== killed;
    });
    // A connection may break at the moment of the kill.
    seen.delete('none');
    expect(['404', '503+']).toEqual(expect.arrayContaining([...seen]));
    await expect(register(shop.url, newShopper())).resolves.toEqual(expect.any(String));
  },
  120_000,
);

test('C4 a death is told once, and so is the return', async () => {
  const told = (words: string) => shop.supervisor.output().split(words).length - 1;
  for (const name of ['gateway', 'api']) {
    const returned = `The ${name} runs again.`;
    // Requests are served slightly before a process reports that it is ready.
    await until(() => told(returned) > 0, 20_000);
    expect(told(`The ${name} has ended (SIGKILL) and is started again.`)).toBe(1);
    expect(told(returned)).toBe(1);
  }
}, 60_000);

test('C4 a process that keeps dying is told of once; its port is held, and it comes back', async () => {
  const told = () => shop.supervisor.output().split('The gateway has ended').length;
  const toldBefore = told();
  for (let death = 0; death < 3; death += 1) {
    await until(async () => (await shop.look(unknownPayment)) === '404');
    process.kill(shop.pidOf('gateway'), 'SIGKILL');
    await until(async () => (await shop.look('/')) === '503+');
  }
  await until(async () => (await shop.look(unknownPayment)) === '404');
  // Exits from previous tests count as the same episode if they were seconds ago.
  expect(told() - toldBefore).toBeLessThanOrEqual(1);
}, 240_000);

test('B10 a stop ends all of it', async () => {
  const database = shop.pidOf('database');
  expect(isRunning(database)).toBe(true);
  expect(await shop.supervisor.stop()).toBe(0);
  expect(await shop.look('/')).toBe('none');
  expect(isRunning(database)).toBe(false);
});
