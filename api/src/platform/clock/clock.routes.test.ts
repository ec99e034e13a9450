import { createTestApp } from '../../../test/support/test-app.ts';
import { createMovableClock } from './movable-clock.ts';

test('a clock that is put forward stays ahead of the one it is set by', () => {
  const base = { now: () => new Date('2026-11-21T12:00:00Z') };
  const clock = createMovableClock(base);
  clock.putForward(60_000);
  clock.putForward(60_000);
  expect(clock.now()).toEqual(new Date('2026-11-21T12:02:00Z'));
});

test('a test puts the clock of the shop forward, and nobody does in production', async () => {
  const app = await createTestApp();
  const before = app.clock.now().getTime();
  const { body } = await app.http().post('/dev/clock').send({ advanceSeconds: 90_000 }).expect(200);
  expect(Date.parse(body.data.now) - before).toBe(90_000_000);
  for (const advanceSeconds of [-1, 1.5, '60', 1e12, undefined]) {
    await app.http().post('/dev/clock').send({ advanceSeconds }).expect(422);
  }
  await app.close();
  const real = await createTestApp({ isProduction: true });
  await real.http().post('/dev/clock').send({ advanceSeconds: 1 }).expect(404);
  await real.close();
});
