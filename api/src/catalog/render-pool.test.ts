import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRenderPool } from './render-pool.ts';
import type { RenderTask } from './render-task.ts';

const source = pathToFileURL(path.join(__dirname, 'render-worker.source.mjs'));
const spec = { family: 'deco', variant: 0, palette: 'noir', seed: 1 };

function preview(width: number, palette = 'noir'): RenderTask {
  return { kind: 'preview', spec: { ...spec, palette }, options: { width, format: 'webp', watermark: false } };
}

function createPool(idleMilliseconds = 60_000, deadlineMilliseconds = 60_000) {
  return createRenderPool({ source, lanes: 1, idleMilliseconds, deadlineMilliseconds });
}

test('a thread draws real pictures, and requests overtake background work', async () => {
  const pool = createPool();
  const order: number[] = [];
  const draw = async (width: number, priority: 'request' | 'background') => {
    const bytes = await pool.render(preview(width), priority);
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

test('a task that cannot be drawn fails alone', async () => {
  const pool = createPool();
  await expect(pool.render(preview(64, 'no-such-palette'), 'request')).rejects.toThrow('no-such-palette');
  await expect(pool.render(preview(64), 'request')).resolves.toBeInstanceOf(Uint8Array);
  await pool.close();
});

test('an idle thread ends and another one starts when it is needed', async () => {
  const pool = createPool(0);
  await pool.render(preview(64), 'request');
  await expect(pool.render(preview(65), 'request')).resolves.toBeInstanceOf(Uint8Array);
  await pool.close();
});

test('a task beyond its deadline is given up, and the next one is drawn by a new thread', async () => {
  const pool = createPool(60_000, 1);
  await expect(pool.render(preview(64), 'request')).rejects.toThrow('took too long');
  await pool.close();
});

test('closing refuses what waits and what comes', async () => {
  const pool = createPool();
  const waiting = Promise.allSettled([pool.render(preview(64), 'request'), pool.render(preview(65), 'request')]);
  await pool.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.render(preview(66), 'request')).rejects.toThrow('closed');
});
