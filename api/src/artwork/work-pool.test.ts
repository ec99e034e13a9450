import { pathToFileURL } from 'node:url';
import { programFile } from '../../test/support/programs.ts';
import { testPlaces } from '../../test/support/test-places.ts';
import type { PreviewTask } from './render-task.ts';
import { processHost, threadHost, type StartHost } from './work-host.ts';
import { createWorkPool, type Job } from './work-pool.ts';
import { createPriorityQueue } from './work-queue.ts';

const source = pathToFileURL(programFile('render-worker'));
const spec = { family: 'deco', variant: 0, palette: 'noir', seed: 1 };

function preview(width: number, palette = 'noir'): PreviewTask {
  const options = { width, format: 'webp', watermark: false } as const;
  return { kind: 'preview', artwork: { spec: { ...spec, palette } }, places: testPlaces, options };
}

type Start = StartHost<PreviewTask, Uint8Array>;
const inThread: Start = threadHost(source);
// Same niceness as the test: a nicer process would wait for minutes next to other tests.
const inProcess: Start = processHost(source, { niceness: 0, heapMegabytes: 160 });
const hosts: readonly (readonly [string, Start])[] = [
  ['thread', inThread],
  ['process', inProcess],
];

function createPool(start: Start = inThread, idleMilliseconds = 60_000, deadlineMilliseconds = 60_000) {
  return createWorkPool({
    start,
    queue: createPriorityQueue<Job<PreviewTask, Uint8Array>>(),
    lanes: 1,
    idleMilliseconds,
    deadlineMilliseconds,
  });
}

test.each(hosts)('a %s draws real pictures, and requests overtake background work', async (_name, start) => {
  const pool = createPool(start);
  const order: number[] = [];
  const draw = async (width: number, priority: 'request' | 'background') => {
    const bytes = await pool.run(preview(width), priority);
    order.push(width);
    return Buffer.from(bytes).subarray(8, 12).toString();
  };
  const kinds = await Promise.all([
    draw(64, 'background'),
    draw(65, 'background'),
    draw(66, 'request'),
    draw(67, 'request'),
  ]);
  expect(kinds).toEqual(['WEBP', 'WEBP', 'WEBP', 'WEBP']);
  expect(order).toEqual([64, 66, 67, 65]);
  await pool.close();
});

test('background work that someone has begun to wait for goes before the rest of it', async () => {
  const pool = createPool();
  const order: number[] = [];
  const tasks = [64, 65, 66].map((width) => preview(width));
  const done = tasks.map(async (task) => {
    await pool.run(task, 'background');
    order.push(task.options.width);
  });
  const [, , last] = tasks;
  if (last) pool.hasten(last, 'request');
  await Promise.all(done);
  expect(order).toEqual([64, 66, 65]);
  await pool.close();
});

test.each(hosts)('a task that a %s cannot draw fails alone', async (_name, start) => {
  const pool = createPool(start);
  await expect(pool.run(preview(64, 'no-such-palette'), 'request')).rejects.toThrow('no-such-palette');
  await expect(pool.run(preview(64), 'request')).resolves.toBeInstanceOf(Uint8Array);
  await pool.close();
});

test.each(hosts)('an idle %s ends and another one starts when it is needed', async (_name, start) => {
  const pool = createPool(start, 0);
  await pool.run(preview(64), 'request');
  await expect(pool.run(preview(65), 'request')).resolves.toBeInstanceOf(Uint8Array);
  await pool.close();
});

test.each(hosts)('a task beyond its deadline is given up by the %s', async (_name, start) => {
  const pool = createPool(start, 60_000, 1);
  await expect(pool.run(preview(64), 'request')).rejects.toThrow('took too long');
  await pool.close();
});

test.each(hosts)('closing a %s refuses what waits and what comes', async (_name, start) => {
  const pool = createPool(start);
  const waiting = Promise.allSettled([pool.run(preview(64), 'request'), pool.run(preview(65), 'request')]);
  await pool.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run(preview(66), 'request')).rejects.toThrow('closed');
});

test('a host ends after its tasks, and the next one starts only then', async () => {
  const steps: string[] = [];
  const pool = createWorkPool<string, null, 'request'>({
    start: ({ onAnswer }) => {
      steps.push('start');
      return {
        give: (task) => {
          steps.push(task);
          setImmediate(() => onAnswer({ result: null, error: null }));
        },
        end: async () => {
          await new Promise(setImmediate);
          steps.push('end');
        },
      };
    },
    queue: createPriorityQueue<Job<string, null>>(),
    lanes: 1,
    idleMilliseconds: 60_000,
    deadlineMilliseconds: 60_000,
    tasksPerHost: 2,
  });
  await Promise.all(['a', 'b', 'c'].map((task) => pool.run(task, 'request')));
  await pool.close();
  expect(steps).toEqual(['start', 'a', 'b', 'end', 'start', 'c', 'end']);
});
