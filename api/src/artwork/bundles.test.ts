import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { fillDisk } from '../../test/support/full-disk.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { testPlaces } from '../../test/support/test-places.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createBundles } from './bundles.ts';
import { createArtworkRepository } from './artwork.repository.ts';
import type { FileFormat } from '../artwork/file-formats.ts';
import type { BundleTask } from './render-task.ts';
import { writeBundle } from './write-bundle.ts';

jest.mock('@halfdrop/patterns', () => ({
  ...jest.requireActual<object>('@halfdrop/patterns'),
  patternTile: (spec: object) => ({
    files: async function* (_meta: object, formats: readonly string[]) {
      for (const format of formats)
        yield { format, form: 'tile', bytes: Buffer.from(JSON.stringify({ spec, format })) };
    },
    readiness: () => Promise.resolve({ title: 'Test' }),
  }),
}));

const ahead = { account: 'ada', standing: 'paid', isWaiting: false } as const;
const waiting = { ...ahead, isWaiting: true };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Files as they were drawn. */
const wanted = (assetId: string, formats: readonly FileFormat[]) => ({ assetId, formats, palette: null });

/** Nothing is written before `opened`. */
function createFiles({ opened = Promise.resolve() } = {}) {
  const folder = mkdtempSync(path.join(database.dataFolder, 'production-'));
  const tasks: BundleTask[] = [];
  const written: number[] = [];
  const hastened: string[] = [];
  const files = createBundles({
    repository: createArtworkRepository(database),
    places: testPlaces,
    folder,
    onWritten: (bytes) => written.push(bytes),
    publicUrl: 'https://shop.example',
    maker: {
      run: async (task) => {
        tasks.push(task);
        await opened;
        await writeBundle(task);
        return null;
      },
      hasten: (task) => hastened.push(task.folder),
    },
  });
  return { files, folder, tasks, written, hastened };
}

test('a bundle is made once for all who ask, with what its files say about themselves', async () => {
  const id = await insertTestAsset(database.db, { title: 'Madder Garden' });
  const { files, tasks, written } = createFiles();
  expect(await files.find(wanted(id, ['svg', 'png']))).toBeNull();
  const make = () => files.make(wanted(id, ['svg', 'png']), waiting);
  const [first, second] = await Promise.all([make(), make()]);
  const later = await make();
  expect(tasks).toHaveLength(1);
  expect(tasks[0]).toMatchObject({
    kind: 'bundle',
    formats: ['svg', 'png'],
    meta: {
      title: 'Madder Garden',
      author: 'Studio Test',
      copyright: expect.stringMatching(/^© \d{4} Studio Test$/),
      assetId: expect.stringMatching(/^HD-\d{8}$/),
      url: expect.stringMatching(/^https:\/\/shop\.example\/product\//),
    },
  });
  expect([second, later, await files.find(wanted(id, ['svg', 'png']))]).toEqual([first, first, first]);
  for (const file of first.files) {
    const bytes = readFileSync(file.path);
    expect(file.size).toBe(bytes.length);
    expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  expect(written).toEqual([first.files.reduce((sum, { size }) => sum + size, 0)]);
});

test('a buyer who comes for files that are made ahead does not wait behind others', async () => {
  const id = await insertTestAsset(database.db, { title: 'Hurry' });
  let open = () => {};
  const { files, tasks, hastened } = createFiles({ opened: new Promise<void>((resolve) => (open = resolve)) });
  const making = files.make(wanted(id, ['svg']), ahead);
  while (tasks.length === 0) await new Promise(setImmediate);
  const waited = files.make(wanted(id, ['svg']), waiting);
  while (hastened.length === 0) await new Promise(setImmediate);
  open();
  expect(await waited).toEqual(await making);
  expect(tasks).toHaveLength(1);
  expect(hastened).toEqual(tasks.map(({ folder }) => folder));
});

test('the real sizes of files are known once they were made', async () => {
  const id = await insertTestAsset(database.db, { title: 'Sizes' });
  const { files } = createFiles();
  const { files: made } = await files.make(wanted(id, ['png']), waiting);
  await files.make(wanted(id, ['svg']), waiting);
  const row = await createArtworkRepository(database).pictured({ id });
  expect(row?.file_bytes?.bytes).toMatchObject({ png: made[0]?.size, svg: expect.any(Number) });
});

test('a folder that was left half way, or lost a file, is made anew, the same byte for byte', async () => {
  const id = await insertTestAsset(database.db, { title: 'Half Way' });
  const { files, tasks } = createFiles();
  const whole = await files.make(wanted(id, ['svg', 'png']), waiting);
  const [first] = whole.files;
  if (!first) throw new Error('a bundle has files');
  rmSync(first.path);
  mkdirSync(`${path.dirname(first.path)}.0000.new`);
  expect(await files.find(wanted(id, ['svg', 'png']))).toBeNull();
  expect(await files.make(wanted(id, ['svg', 'png']), waiting)).toEqual(whole);
  expect(tasks).toHaveLength(2);
});

test('C7 files that the full disk could not take are refused, leave nothing, and are made once there is room', async () => {
  const id = await insertTestAsset(database.db, { title: 'No Room' });
  const { files, folder } = createFiles();
  const makeRoom = fillDisk();
  await expect(files.make(wanted(id, ['svg']), waiting)).rejects.toMatchObject({ code: 'ENOSPC' });
  makeRoom();
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(left).toEqual([]);
  const [file] = (await files.make(wanted(id, ['svg']), waiting)).files;
  expect(existsSync(file?.path ?? '')).toBe(true);
});

test('owners get the files of what has left the shop', async () => {
  const id = await insertTestAsset(database.db, { title: 'Withdrawn' });
  await sql`update catalog_asset set status = 'withdrawn' where id = ${id}`.execute(database.db);
  await expect(createFiles().files.make(wanted(id, ['png']), waiting)).resolves.toMatchObject({
    files: [expect.anything()],
  });
});

test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])('there are no files of %s', async (id) => {
  await expect(createFiles().files.make(wanted(id, ['png']), waiting)).rejects.toThrow(id);
});

test('another palette is a bundle of its own, and does not change what the page says of the sizes', async () => {
  const id = await insertTestAsset(database.db, { title: 'Recoloured' });
  const { files, tasks } = createFiles();
  const own = await files.make(wanted(id, ['png']), waiting);
  const recolored = await files.make({ ...wanted(id, ['png']), palette: 'delft' }, waiting);
  expect(tasks.map(({ artwork }) => ('spec' in artwork ? artwork.spec.palette : null))).toEqual([
    expect.not.stringMatching('delft'),
    'delft',
  ]);
  expect(recolored.files[0]?.path).not.toBe(own.files[0]?.path);
  expect(await files.find({ ...wanted(id, ['png']), palette: 'delft' })).toEqual(recolored);
  const row = await createArtworkRepository(database).pictured({ id });
  expect(row?.file_bytes?.bytes).toMatchObject({ png: own.files[0]?.size });
});
