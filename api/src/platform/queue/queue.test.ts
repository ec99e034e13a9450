import { createQueue, QueueFullError } from './queue.ts';

/** Creates work that ends when the test says so. */
function heldWork() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end: () => end() };
}

test('C6 as many run as may, as many wait as may, and the next is refused at once', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 1 });
  const held = [heldWork(), heldWork()];
  const running = held.map(({ work }) => queue.run(work));
  let hasRun = false;
  const waiting = queue.run(async () => {
    hasRun = true;
  });
  await expect(queue.run(() => Promise.resolve())).rejects.toBeInstanceOf(QueueFullError);
  expect(hasRun).toBe(false);
  held[0]?.end();
  await waiting;
  expect(hasRun).toBe(true);
  held[1]?.end();
  await Promise.all(running);
});

test('work that fails gives its place to the next', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 5 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('ran'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('ran');
});

test('those that wait run in the order they came', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 5 });
  const order: number[] = [];
  await Promise.all([1, 2, 3, 4].map((each) => queue.run(async () => void order.push(each))));
  expect(order).toEqual([1, 2, 3, 4]);
});

test("whoever is gone leaves the line, and its place is the next one's", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1 });
  const held = heldWork();
  const running = queue.run(held.work);
  const caller = new AbortController();
  const left = queue.run(() => Promise.resolve('never'), caller.signal);
  caller.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const next = queue.run(() => Promise.resolve('ran'), new AbortController().signal);
  held.end();
  await running;
  expect(await next).toBe('ran');
  await expect(queue.run(() => Promise.resolve('never'), caller.signal)).rejects.toThrow('gone');
});
