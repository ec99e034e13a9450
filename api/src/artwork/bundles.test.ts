/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PATTERN_FORMATS } from '@halfdrop/patterns';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { fillDisk } from '../../test/support/full-disk.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { testPlaces } from '../../test/support/test-places.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import type { ProductionFiles } from '../downloads/downloads.ports.ts';
import { createArtworks } from './artworks.service.ts';
import { createBundles } from './bundles.ts';
import { createIdleWarmer } from './idle-warmer.ts';
import { filesAhead } from './warming-pieces.ts';
import { createArtworkRepository } from './artwork.repository.ts';
import type { FileFormat } from '../artwork/file-formats.ts';
import type { BundleTask } from './render-task.ts';
import { writeBundle } from './write-bundle.ts';

jest.mock('@halfdrop/patterns', () => ({
  ...jest.requireActual<object>('@halfdrop/patterns'),
  patternTile: (spec: object) => ({
    layout: 'block',
    files: async function* (_meta: object, formats: readonly string[]) {
      for (const format of formats) {
        if (format === dieAt) throw new Error('killed');
        drawn.push(format);
        yield { format, form: 'tile', bytes: Buffer.from(JSON.stringify({ spec, format })) };
      }
    },
    readiness: () => Promise.resolve({ title: 'Test' }),
  }),
}));

/** Formats drawn so far, in order. */
const drawn: string[] = [];
let dieAt: FileFormat | null = null;

const ahead = { account: 'ada', standing: 'paid', isWaiting: false } as const;
const waiting = { ...ahead, isWaiting: true };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A request for files in the pattern's own colors. */
const wanted = (assetId: string, formats: readonly FileFormat[]) => ({ assetId, formats, palette: null });

async function readyFormats(files: Pick<ProductionFiles, 'find'>, assetId: string): Promise<FileFormat[]> {
  const found = await files.find(wanted(assetId, ['psd', 'jpg', 'png', 'svg']));
  return found.filter(({ files: made }) => made.length > 0).map(({ format }) => format);
}

/** Creates files that are not written before `opened` resolves. */
function createFiles({ opened = Promise.resolve() } = {}) {
  const folder = mkdtempSync(path.join(database.dataFolder, 'production-'));
  const tasks: BundleTask[] = [];
  const written: number[] = [];
  const hastened: string[] = [];
  const told: string[] = [];
  const files = createBundles({
    repository: createArtworkRepository(database),
    places: testPlaces,
    folder,
    onWritten: (bytes) => written.push(bytes),
    onFormat: (account) => told.push(account),
    publicUrl: 'https://shop.example',
    maker: {
      run: async (task, _demand, onProgress) => {
        tasks.push(task);
        await opened;
        await writeBundle(task, onProgress);
        return null;
      },
      hasten: (task) => hastened.push(task.folder),
    },
  });
  return { files, folder, tasks, written, hastened, told };
}

test('a bundle is made once for all who ask, with what its files say about themselves', async () => {
  const id = await insertTestAsset(database.db, { title: 'Madder Garden' });
  const { files, tasks, written } = createFiles();
  expect(await readyFormats(files, id)).toEqual([]);
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
  expect([second, later]).toEqual([first, first]);
  expect((await files.find(wanted(id, ['svg', 'png']))).flatMap((each) => each.files)).toEqual(first.files);
  for (const file of first.files) {
    const bytes = readFileSync(file.path);
    expect(file.size).toBe(bytes.length);
    expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  expect(written).toEqual([first.files.reduce((sum, { size }) => sum + size, 0)]);
});

test('files that are gone are made again for who waits for them, even if they were there a moment ago', async () => {
  const id = await insertTestAsset(database.db, { title: 'Swept Away' });
  const { files, folder, tasks } = createFiles();
  const made = await files.make(wanted(id, ['svg']), ahead);
  rmSync(folder, { recursive: true });
  expect(await files.make(wanted(id, ['svg']), ahead)).toEqual(made);
  expect(tasks).toHaveLength(1);
  const again = await files.make(wanted(id, ['svg']), waiting);
  expect(tasks).toHaveLength(2);
  for (const { path: file, size } of again.files) expect(readFileSync(file)).toHaveLength(size);
});

test('formats can be had one by one, and what was made before its process was killed is not made again', async () => {
  const id = await insertTestAsset(database.db, { title: 'One by One' });
  const { files, told } = createFiles();
  drawn.length = 0;
  dieAt = 'jpg';
  await expect(files.make(wanted(id, ['psd', 'jpg', 'png', 'svg']), waiting)).rejects.toThrow('killed');
  expect(await readyFormats(files, id)).toEqual(['png', 'svg']);
  expect(told).toEqual(['ada', 'ada']);
  const some = await files.make(wanted(id, ['png', 'svg']), waiting);
  expect(some.files.map(({ format }) => format)).toEqual(['png', 'svg']);
  expect(drawn).toEqual(['png', 'svg']);
  dieAt = null;
  const all = await files.make(wanted(id, ['psd', 'jpg', 'png', 'svg']), waiting);
  expect(all.files.map(({ format }) => format)).toEqual(['psd', 'jpg', 'png', 'svg']);
  expect(drawn).toEqual(['png', 'svg', 'jpg', 'psd']);
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

test('a file that was lost is made again, the same byte for byte', async () => {
  const id = await insertTestAsset(database.db, { title: 'Half Way' });
  const { files, tasks } = createFiles();
  const whole = await files.make(wanted(id, ['svg', 'png']), waiting);
  const [first] = whole.files;
  if (!first) throw new Error('a bundle has files');
  rmSync(first.path);
  expect(await readyFormats(files, id)).toEqual(['png']);
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
  expect(await files.find({ ...wanted(id, ['png']), palette: 'delft' })).toEqual([
    { format: 'png', files: recolored.files },
  ]);
  const row = await createArtworkRepository(database).pictured({ id });
  expect(row?.file_bytes?.bytes).toMatchObject({ png: own.files[0]?.size });
});

test('files of the most popular patterns are made ahead, one format at a time, and found by who buys them', async () => {
  const id = await insertTestAsset(database.db, { title: 'Popular' });
  const { files, tasks } = createFiles();
  const pieces = () =>
    filesAhead({
      db: database.db,
      searchIndex: { mostPopular: () => Promise.resolve([id]) },
      artworks: createArtworks(createArtworkRepository(database)),
      productionFiles: files,
    });
  await new Promise<void>((resolve) => {
    const logger = { info: () => resolve(), warn: (fact: unknown) => resolve(expect(fact).toBeNull()) };
    createIdleWarmer({ pieces, logger, quietMilliseconds: 0 }).start();
  });
  expect(tasks.map(({ formats }) => formats.join())).toEqual([...PATTERN_FORMATS]);
  await files.make(wanted(id, PATTERN_FORMATS), waiting);
  expect(tasks).toHaveLength(PATTERN_FORMATS.length);
});
