import { createTurns } from './turns.ts';

/** Work that ends when told to. */
function work() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const task = { hasBegun: false, finish, run: () => ((task.hasBegun = true), done) };
  return task;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('E3 no more work runs at once than there are turns, and who waits longest is next', async () => {
  const turns = createTurns(2, 10);
  const tasks = [work(), work(), work(), work()];
  const all = Promise.all(tasks.map((task) => turns(task.run)));
  const begun = () => tasks.map((task) => task.hasBegun);

  expect(begun()).toEqual([true, true, false, false]);
  tasks[1]?.finish();
  await settled();
  expect(begun()).toEqual([true, true, true, false]);
  for (const task of tasks) task.finish();
  await all;
  expect(begun()).toEqual([true, true, true, true]);
});

test('E3 work that fails gives its turn on', async () => {
  const turns = createTurns(1, 1);
  const failing = turns(() => Promise.reject(new Error('broken')));
  const next = turns(async () => 'done');

  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await turns(async () => 'again')).toBe('again');
});

test('E3 a full queue is refused at once, as an overload that passes', async () => {
  const turns = createTurns(1, 1);
  const first = work();
  const running = turns(first.run);
  const waiting = turns(async () => 'waited');

  await expect(turns(async () => 'never')).rejects.toMatchObject({ code: 'unavailable' });
  first.finish();
  await running;
  expect(await waiting).toBe('waited');
});
