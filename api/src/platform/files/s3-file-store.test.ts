import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { keyOf, testBucket, testCredentials, testS3 } from '../../../test/support/file-stores.ts';
import { programFile } from '../../../test/support/programs.ts';
import { startS3StandIn } from '../../../test/support/s3/stand-in.ts';
import { testParts } from '../../../test/support/test-parts.ts';
import { waitUntil } from '../../../test/support/unreliable-database.ts';
import { isUnavailability } from '../http/unavailability.ts';
import { FileMismatch, FileStoreUnavailable } from './file-errors.ts';
import type { FileStore, S3Settings } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

const bytes = Buffer.concat(testParts);
const key = keyOf(bytes);
const logger = { warn: () => undefined };

let place: Awaited<ReturnType<typeof testS3>>;
let store: FileStore;
/** The same store on a machine without copies. */
let elsewhere: FileStore;
let elsewherePlace: Awaited<ReturnType<typeof testS3>>;
beforeEach(async () => {
  place = await testS3();
  elsewherePlace = await testS3();
  store = createS3FileStore(place.settings, { logger });
  elsewhere = createS3FileStore({ ...place.settings, copies: elsewherePlace.settings.copies }, { logger });
});
afterEach(async () => {
  store.close();
  elsewhere.close();
  await place.close();
  await elsewherePlace.close();
});

const callsOf = (method: string) => place.server.calls.filter((call) => call.startsWith(method)).length;
const storeWith = (settings: Partial<S3Settings>) => createS3FileStore({ ...place.settings, ...settings }, { logger });

test('what was put lies at hand, and is fetched once by all who want it elsewhere', async () => {
  await store.put(key, bytes);
  expect(keyOf(await readFile(await store.localCopy(key))).path).toBe(key.path);
  expect(callsOf('GET')).toBe(0);

  const copies = await Promise.all(Array.from({ length: 8 }, () => elsewhere.localCopy(key)));
  expect(keyOf(await readFile(copies[0] ?? '')).path).toBe(key.path);
  expect([new Set(copies).size, callsOf('GET')]).toEqual([1, 1]);
});

test('copies are read while the server is away; everything else is unavailable until it is back', async () => {
  await store.put(key, bytes);
  const { port } = new URL(place.server.url);
  await place.server.close();

  expect(keyOf(await readFile(await store.localCopy(key))).path).toBe(key.path);
  const failures = await Promise.allSettled([
    store.put(keyOf(Buffer.from('new')), Buffer.from('new')),
    store.open(key),
    store.has(key),
    store.remove(key),
    store.check(),
  ]);
  for (const failure of failures) {
    expect(failure).toMatchObject({ status: 'rejected', reason: expect.any(FileStoreUnavailable) });
    expect(isUnavailability(failure.status === 'rejected' && failure.reason)).toBe(true);
  }

  const back = await startS3StandIn({ bucket: testBucket, credentials: testCredentials, port: Number(port) });
  await store.put(keyOf(Buffer.from('new')), Buffer.from('new'));
  expect(back.objects.size).toBe(1);
  await back.close();
});

test.each([
  ['the secret', { secretAccessKey: 'wrong' }],
  ['the name', { accessKeyId: 'nobody' }],
])('wrong credentials are said to be that, by %s, and not tried again', async (_what, wrong) => {
  const stranger = storeWith({ credentials: { ...testCredentials, ...wrong } });
  await expect(stranger.open(key)).rejects.toThrow(/^the file store cannot be used: it refuses the credentials \(/);
  await expect(stranger.has(key)).rejects.toThrow(FileStoreUnavailable);
  await expect(stranger.check()).rejects.toThrow('it refuses the credentials');
  expect(place.server.calls).toHaveLength(3);
  stranger.close();
});

test('a bucket that does not exist is said to be that', async () => {
  const lost = storeWith({ bucket: 'no-such-shop' });
  await expect(lost.put(key, bytes)).rejects.toThrow('there is no such bucket (NoSuchBucket)');
  await expect(lost.check()).rejects.toThrow('there is no such bucket');
  lost.close();
});

test('an answer that breaks off is a failure of whoever reads it, and no copy', async () => {
  await store.put(key, bytes);
  place.server.fail('GET', { cutAfter: 100_000 }, 2);

  const broken = await elsewhere.open(key);
  await expect(buffer(broken)).rejects.toThrow(FileStoreUnavailable);
  await expect(elsewhere.localCopy(key)).rejects.toThrow(FileStoreUnavailable);
  expect(elsewherePlace.filesHere()).toEqual([]);

  expect(keyOf(await readFile(await elsewhere.localCopy(key))).path).toBe(key.path);
});

test('a copy of other bytes than the key names is not taken', async () => {
  await store.put(key, bytes);
  place.server.fail('GET', { isDamaged: true });
  await expect(elsewhere.localCopy(key)).rejects.toThrow(FileMismatch);
  expect(elsewherePlace.filesHere()).toEqual([]);
});

test('a file is sent again from its start when the server hangs up or is busy', async () => {
  place.server.fail('PUT', { cutAfter: 300_000 }, 2);
  await store.put(key, bytes);
  expect(keyOf(await buffer(await elsewhere.open(key))).path).toBe(key.path);

  await store.remove(key);
  place.server.fail('PUT', { status: 503, code: 'SlowDown' }, 2);
  await store.put(key, bytes);
  expect(callsOf('PUT')).toBe(6);
});

test('a server that stays busy is unavailable', async () => {
  place.server.fail('PUT', { status: 503, code: 'SlowDown' }, 3);
  await expect(store.put(key, bytes)).rejects.toThrow('it does not answer (SlowDown)');
  expect([await store.has(key), callsOf('PUT')]).toEqual([false, 3]);
});

test('a copy that was changed on this machine is not kept: the server compares it with the SHA-256 of the key', async () => {
  await elsewhere.put(key, bytes);
  await appendFile(await elsewhere.localCopy(key), 'and more');
  place.server.objects.clear();

  await expect(elsewhere.put(key, bytes)).rejects.toThrow('(BadDigest)');
  expect(place.server.objects.size).toBe(0);
});

test('F6 a process killed while it sends a file leaves nothing of it, and the next one sends it whole', async () => {
  place.server.fail('PUT', { stallAfter: 500_000 });
  const stalled = place.server.stalled();
  const child = fork(programFile('put-file'), [JSON.stringify(place.settings)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await stalled;
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await store.has(key)).toBe(false);

  await store.put(key, bytes);
  expect(keyOf(await buffer(await elsewhere.open(key))).path).toBe(key.path);
});

test('copies take no more than their limit; those that were used last stay', async () => {
  const parts = testParts.slice(0, 7);
  const partBytes = testParts[0]?.byteLength ?? 0;
  const small = createS3FileStore(place.settings, { logger, maxCopyBytes: 4 * partBytes });
  const [first] = parts;
  if (!first) throw new Error('there are no parts');
  for (const part of parts) {
    await small.put(keyOf(part), part);
    await small.localCopy(keyOf(first));
  }
  await waitUntil(() => Promise.resolve(place.filesHere().length <= 4));
  expect(place.filesHere().length).toBeLessThanOrEqual(4);
  expect(place.filesHere()).toContain(keyOf(first).path);

  for (const part of parts)
    expect(keyOf(await readFile(await small.localCopy(keyOf(part)))).path).toBe(keyOf(part).path);
  small.close();
});
