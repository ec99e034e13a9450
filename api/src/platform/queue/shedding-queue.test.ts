import { createSheddingQueue } from './shedding-queue.ts';

test('E3 whoever finds the queue full is told of an overload that passes, and nobody else', async () => {
  const queue = createSheddingQueue({ atOnce: 1, waiting: 1 });
  let finish: () => void = () => undefined;
  const running = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const waiting = queue.run(() => Promise.resolve('waited'));

  await expect(queue.run(() => Promise.resolve('never'))).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 2 },
  });
  finish();
  await running;
  expect(await waiting).toBe('waited');
});

test('what the work itself fails of stays what it is', async () => {
  const queue = createSheddingQueue({ atOnce: 1, waiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
