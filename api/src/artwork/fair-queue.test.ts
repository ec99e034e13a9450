import type { FileDemand } from '../downloads/downloads.ports.ts';
import { createFairQueue } from './fair-queue.ts';
import type { StartHost } from './work-host.ts';
import { createWorkPool, type Job, type WorkPool } from './work-pool.ts';

const demand = (account: string, standing: FileDemand['standing'], isWaiting = true): FileDemand => ({
  account,
  standing,
  isWaiting,
});

/** Creates lanes whose work ends when the test says so, and records what was begun. */
function fakeLanes(lanes: number) {
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  const start: StartHost<{ readonly name: string }, null> = ({ onAnswer }) => ({
    give: (task: { readonly name: string }) => {
      begun.push(task.name);
      ends.push(() => onAnswer({ error: null, result: null }));
    },
    end: () => Promise.resolve(),
  });
  const pool: WorkPool<{ readonly name: string }, null, FileDemand> = createWorkPool({
    start,
    queue: createFairQueue<Job<{ readonly name: string }, null>>(),
    lanes,
    idleMilliseconds: 60_000,
    deadlineMilliseconds: 60_000,
  });
  const ask = (name: string, by: FileDemand) => {
    const task = { name };
    void pool.run(task, by).catch(() => undefined);
    return task;
  };
  return { pool, begun, ask, endOldest: () => ends.shift()?.() };
}

test('H5 a buyer and a subscriber do not wait behind 25 free claims of one account', () => {
  const { begun, ask, endOldest } = fakeLanes(1);
  for (let claim = 1; claim <= 25; claim += 1) ask(`free ${claim}`, demand('taker', 'free'));
  ask('plan', demand('subscriber', 'plan'));
  ask('bought', demand('buyer', 'paid'));
  for (let done = 0; done < 3; done += 1) endOldest();
  expect(begun).toEqual(['free 1', 'bought', 'plan', 'free 2']);
});

test('H5 accounts of one standing take turns, whoever came first with how many', () => {
  const { begun, ask, endOldest } = fakeLanes(1);
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, demand('a', 'free'));
  for (const name of ['b1', 'b2']) ask(name, demand('b', 'free'));
  ask('c1', demand('c', 'free'));
  for (let done = 0; done < 6; done += 1) endOldest();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('H5 nobody holds two lanes while others wait, and takes the second when nobody does', () => {
  const { begun, ask, endOldest } = fakeLanes(2);
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, demand('a', 'paid'));
  expect(begun).toEqual(['a1', 'a2']);
  ask('b1', demand('b', 'free'));
  ask('c1', demand('c', 'free'));
  endOldest();
  endOldest();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  endOldest();
  expect(begun.at(-1)).toBe('c1');
});

test('what someone looks at goes before what is made ahead for them', () => {
  const { begun, ask, endOldest } = fakeLanes(1);
  ask('first', demand('a', 'paid', false));
  ask('ahead', demand('a', 'paid', false));
  ask('now', demand('a', 'paid'));
  endOldest();
  expect(begun).toEqual(['first', 'now']);
});

test('H5 files that a free claim and then a buyer want take the place of the buyer', () => {
  const { pool, begun, ask, endOldest } = fakeLanes(1);
  ask('under way', demand('x', 'free'));
  ask('other', demand('y', 'free'));
  const shared = ask('shared', demand('z', 'free'));
  pool.hasten(shared, demand('buyer', 'paid'));
  pool.hasten(shared, demand('late', 'free'));
  endOldest();
  endOldest();
  expect(begun).toEqual(['under way', 'shared', 'other']);
});

test('what waits when the pool is closed is refused, and nothing of it begins', async () => {
  const { pool, begun, ask } = fakeLanes(1);
  ask('under way', demand('a', 'free'));
  const waiting = pool.run({ name: 'waiting' }, demand('b', 'paid'));
  const [refused] = await Promise.allSettled([waiting, pool.close()]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { message: 'the renderer is closed' } });
  expect(begun).toEqual(['under way']);
});
