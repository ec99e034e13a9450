import fc from 'fast-check';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { keyOf, testDisk, testS3, type TestStore } from '../../../test/support/file-stores.ts';
import { programFile } from '../../../test/support/programs.ts';
import { testParts } from '../../../test/support/test-parts.ts';
import { FileMismatch, FileNotFound, RangeNotSatisfiable } from './file-errors.ts';
import { FileKey } from './file-key.ts';
import type { FileContent, FileStore, FileStoreSettings } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

const bytes = Buffer.from('a tile of blue herons, byte for byte');
const key = keyOf(bytes);
const warnings = { warn: () => undefined };

async function* streamOf(...parts: readonly Buffer[]) {
  for (const part of parts) yield await Promise.resolve(part);
}

describe.each([
  ['disk', () => Promise.resolve<TestStore<FileStoreSettings>>(testDisk())],
  ['s3', (): Promise<TestStore<FileStoreSettings>> => testS3()],
])('files kept by the driver %s', (_driver, start) => {
  let place: TestStore<FileStoreSettings>;
  let store: FileStore;
  beforeEach(async () => {
    place = await start();
    store = openFileStore(place.settings, warnings);
  });
  afterEach(async () => {
    store.close();
    await place.close();
  });

  test.each([
    ['bytes', (): FileContent => bytes],
    ['a stream', () => streamOf(bytes.subarray(0, 9), bytes.subarray(9))],
    ['a file', () => ({ file: path.join(sources, 'heron') })],
  ])('%s come back as they were', async (_what, content) => {
    writeFileSync(path.join(sources, 'heron'), bytes);
    await store.put(key, content());

    expect(await buffer(await store.open(key))).toEqual(bytes);
    expect(await readFile(await store.localCopy(key))).toEqual(bytes);
    expect([await store.has(key), await store.size(key)]).toEqual([true, bytes.byteLength]);
  });

  test('the same file put by many at once, and again, is kept once and nothing is left over', async () => {
    await Promise.all(Array.from({ length: 12 }, () => store.put(key, streamOf(bytes))));
    await store.put(key, streamOf(bytes));

    expect(await buffer(await store.open(key))).toEqual(bytes);
    expect(place.filesHere()).toEqual([key.path]);
  });

  test('an empty file is a file', async () => {
    const nothing = Buffer.alloc(0);
    await store.put(keyOf(nothing), nothing);
    expect(await buffer(await store.open(keyOf(nothing)))).toEqual(nothing);
  });

  test('bytes that are not those of the key are not kept', async () => {
    await expect(store.put(key, Buffer.from('another tile'))).rejects.toThrow(FileMismatch);
    await expect(store.put(key, streamOf(bytes.subarray(0, 9)))).rejects.toThrow(FileMismatch);

    expect([await store.has(key), place.filesHere()]).toEqual([false, []]);
  });

  test('nothing is seen of a file until it is whole, and nothing stays of one that broke off', async () => {
    const seen: boolean[] = [];
    async function* breaking() {
      yield bytes.subarray(0, 9);
      seen.push(await store.has(key));
      throw new Error('the uploader is gone');
    }
    await expect(store.put(key, breaking())).rejects.toThrow('the uploader is gone');
    expect([seen, await store.has(key), place.filesHere()]).toEqual([[false], false, []]);

    await store.put(key, bytes);
    expect(await buffer(await store.open(key))).toEqual(bytes);
  });

  test('any range of a file is read, and one that begins behind its end is not', async () => {
    await store.put(key, bytes);
    const end = bytes.byteLength - 1;
    const bounds = fc.tuple(fc.nat(end), fc.option(fc.nat(2 * end), { nil: undefined }));
    await fc.assert(
      fc.asyncProperty(bounds, async ([first, width]) => {
        const last = width === undefined ? undefined : first + width;
        const part = await buffer(await store.open(key, last === undefined ? { first } : { first, last }));
        expect(part).toEqual(bytes.subarray(first, last === undefined ? undefined : last + 1));
      }),
      { numRuns: 50 },
    );
    await expect(store.open(key, { first: bytes.byteLength })).rejects.toThrow(RangeNotSatisfiable);
  });

  test('a reader may leave before the end', async () => {
    const whole = Buffer.concat(testParts);
    await store.put(keyOf(whole), whole);
    const stream: Readable = await store.open(keyOf(whole));
    await once(stream, 'readable');
    stream.destroy();
    await once(stream, 'close');
    expect(await store.size(keyOf(whole))).toBe(whole.byteLength);
  });

  test('what is not there is not found, whichever way it is asked for', async () => {
    expect(await store.has(key)).toBe(false);
    await expect(store.open(key)).rejects.toThrow(FileNotFound);
    await expect(store.open(key, { first: 1 })).rejects.toThrow(FileNotFound);
    await expect(store.localCopy(key)).rejects.toThrow(FileNotFound);
    await expect(store.size(key)).rejects.toThrow(FileNotFound);
  });

  test('what was removed is gone, and removing it again is no failure', async () => {
    await store.put(key, bytes);
    await store.remove(key);
    await store.remove(key);
    expect([await store.has(key), place.filesHere()]).toEqual([false, []]);
  });

  test('a store that can be used says so', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });

  test('F6 a process killed while it puts a file leaves it whole or not there, and the next one puts it', async () => {
    const whole = Buffer.concat(testParts);
    const wholeKey = keyOf(whole);
    for (const part of [0, 4, testParts.length - 1]) {
      await killAt(`part ${part}`, place.settings);
      expect(await store.has(wholeKey)).toBe(false);
    }
    for (const name of place.filesHere()) age(path.join(folderOf(place.settings), name));
    await store.sweep();
    expect(place.filesHere()).toEqual([]);

    await killAt('kept', place.settings);
    expect(keyOf(await buffer(await store.open(wholeKey))).path).toBe(wholeKey.path);
  });

  test('what is being written is not swept away', async () => {
    async function* swept() {
      yield bytes.subarray(0, 9);
      await store.sweep();
      yield bytes.subarray(9);
    }
    await store.put(key, swept());
    expect(readFileSync(await store.localCopy(key))).toEqual(bytes);
  });
});

let sources: string;
beforeAll(async () => {
  sources = await mkdtemp(path.join(os.tmpdir(), 'halfdrop-sources-'));
});
afterAll(() => rm(sources, { recursive: true }));

test.each([
  ['../secrets', 'a'.repeat(64)],
  ['masters', '../../etc/passwd'],
  ['masters', 'A'.repeat(64)],
  ['masters', `${'a'.repeat(64)}\n`],
  ['', 'a'.repeat(64)],
])('F4 no key leads out of the store: %j %j', (area, sha256) => {
  expect(() => new FileKey(area, sha256)).toThrow(RangeError);
});

/** Starts a process that stores a file, and kills it at a given stage. */
async function killAt(stage: string, settings: FileStoreSettings): Promise<void> {
  const child = fork(programFile('put-file'), [JSON.stringify(settings), stage], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  child.once('message', () => child.kill('SIGKILL'));
  expect((await ended)[1]).toBe('SIGKILL');
}

const folderOf = (settings: FileStoreSettings) => (settings.driver === 'disk' ? settings.folder : settings.copies);

/** Sets the modification time of a file back by two hours. */
function age(file: string): void {
  const then = Date.now() / 1000 - 7200;
  utimesSync(file, then, then);
}
