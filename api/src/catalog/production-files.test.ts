import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { fillDisk } from '../../test/support/full-disk.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { createCatalogRepository } from './catalog.repository.ts';
import { createFileCache } from './file-cache.ts';
import { createProductionFiles } from './production-files.ts';
import type { RenderTask } from './render-task.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function createFiles() {
  const tasks: RenderTask[] = [];
  const files = createProductionFiles({
    db: database.db,
    repository: createCatalogRepository(database),
    cache: createFileCache(path.join(database.dataFolder, 'production'), createLogger('silent'), { mustKeep: true }),
    publicUrl: 'https://shop.example',
    renderer: {
      render: (task) => {
        tasks.push(task);
        return Promise.resolve(Buffer.from(JSON.stringify(task)));
      },
      close: () => Promise.resolve(),
    },
  });
  return { files, tasks };
}

test('a file is drawn once for all who ask, with what it says about itself', async () => {
  const id = await insertTestAsset(database.db, { title: 'Madder Garden' });
  const { files, tasks } = createFiles();
  const [first, second] = await Promise.all([files.fileFor(id, 'svg'), files.fileFor(id, 'svg')]);
  const later = await files.fileFor(id, 'svg');
  expect(tasks).toHaveLength(1);
  expect(tasks[0]).toMatchObject({
    kind: 'production',
    format: 'svg',
    meta: {
      title: 'Madder Garden',
      author: 'Studio Test',
      copyright: expect.stringMatching(/^© \d{4} Studio Test$/),
      assetId: expect.stringMatching(/^HD-\d{8}$/),
      url: expect.stringMatching(/^https:\/\/shop\.example\/product\//),
    },
  });
  expect([second, later]).toEqual([first, first]);
  const bytes = readFileSync(first.path);
  expect(first.size).toBe(bytes.length);
  expect(first.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('C7 a file that the full disk could not take is refused, and made once there is room', async () => {
  const id = await insertTestAsset(database.db, { title: 'No Room' });
  const { files, tasks } = createFiles();
  const makeRoom = fillDisk();
  await expect(files.fileFor(id, 'svg')).rejects.toMatchObject({ code: 'ENOSPC' });
  makeRoom();
  const file = await files.fileFor(id, 'svg');
  expect(readFileSync(file.path, 'utf8')).toBe(JSON.stringify(tasks[1]));
});

test('owners get the files of what has left the shop', async () => {
  const id = await insertTestAsset(database.db, { title: 'Withdrawn' });
  await sql`update catalog_asset set status = 'withdrawn' where id = ${id}`.execute(database.db);
  await expect(createFiles().files.fileFor(id, 'png')).resolves.toMatchObject({ size: expect.any(Number) });
});

test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])('there are no files of %s', async (id) => {
  await expect(createFiles().files.fileFor(id, 'png')).rejects.toThrow(id);
});
