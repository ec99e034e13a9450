import { refusedInSteps } from './refused-in-steps.ts';

test('E2 a refusal waits for a whole step, and stays what it was', async () => {
  const refusal = new Error('no');
  const startedAt = performance.now();
  await expect(refusedInSteps(() => Promise.reject(refusal))).rejects.toBe(refusal);
  // Timers may fire slightly early.
  expect(performance.now() - startedAt).toBeGreaterThan(45);
});

test('E2 what succeeds is given back', async () => {
  expect(await refusedInSteps(() => Promise.resolve('open'))).toBe('open');
});
