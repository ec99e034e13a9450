import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { MAX_UPLOAD_BYTES, UPLOAD_CHUNK_BYTES } from '@halfdrop/domain';
import { createTestApp, type SignedIn, type TestApp } from '../../api/test/support/test-app.ts';
import { insertStudioOf } from '../../api/test/support/test-assets.ts';
import type { FinishedUpload } from '../../api/src/uploads/receive-upload.ts';
import { listeningGateway, stopGateways } from './support/test-gateway.ts';
import { type Metadata, tusClient } from './support/tus-client.ts';
import { until } from './support/until.ts';

const DAY = 86_400_000;
const KILOBYTE = 1024;
const SPACE = 1024 ** 3;

let api: TestApp;
let tus: ReturnType<typeof tusClient>;
let designer: SignedIn;
let studio: string;
/** Finished uploads, and how the next ones are handled. */
const received: FinishedUpload[] = [];
const answers: Array<'taken' | Error> = [];

beforeAll(async () => {
  api = await createTestApp({
    uploadSpaceBytes: SPACE,
    receiveUpload: (upload) => {
      received.push(upload);
      const answer = answers.shift() ?? 'left';
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  tus = tusClient((await listeningGateway({ apiUrl: api.baseUrl })).url);
});
beforeEach(async () => {
  designer = await api.signUp();
  studio = await insertStudioOf(api.db, designer.userId);
  received.length = 0;
  answers.length = 0;
});
afterAll(async () => {
  await stopGateways();
  await api.close();
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const fileOf = (location: string) => path.join(api.dataFolder, 'uploads', path.basename(location));
const rowOf = (location: string) =>
  api.db.selectFrom('uploads_upload').selectAll().where('id', '=', path.basename(location)).executeTakeFirst();
const metadata = (more: Metadata = {}): Metadata => ({
  filename: 'tile.png',
  filetype: 'image/png',
  studio,
  purpose: 'master',
  ...more,
});

/** Starts an upload and returns its URL. */
async function begin(length: number, more: Metadata = {}): Promise<string> {
  const reply = await tus.create(designer.auth, length, metadata(more));
  expect(reply.status).toBe(201);
  return reply.headers.get('location') ?? '';
}

/** Uploads a complete file. */
async function sendWhole(bytes: Buffer<ArrayBuffer>, more: Metadata = {}): Promise<string> {
  const location = await begin(bytes.length, more);
  for (let at = 0; at < bytes.length; at += UPLOAD_CHUNK_BYTES) {
    const reply = await tus.patch(designer.auth, location, at, bytes.subarray(at, at + UPLOAD_CHUNK_BYTES));
    expect(reply.status).toBe(204);
  }
  return location;
}

test('a file of 20 MB comes in pieces of 8 MB through the gateway, and is handed over byte for byte', async () => {
  const bytes = randomBytes(20 * KILOBYTE * KILOBYTE);
  const location = await sendWhole(bytes, { filename: 'Fern — ünï.png', sha256: sha256(bytes), layout: 'brick' });
  await api.runJobs();

  expect(location).toMatch(/^\/api\/uploads\/[\da-f-]{36}$/);
  expect(received.filter(({ path: file }) => file === fileOf(location))).toEqual([
    {
      uploadId: path.basename(location),
      studioId: Number(studio),
      accountId: designer.userId,
      purpose: 'master',
      submissionId: null,
      path: fileOf(location),
      sha256: sha256(bytes),
      sizeBytes: bytes.length,
      fileName: 'Fern — ünï.png',
      mediaType: 'image/png',
      layout: 'brick',
    },
  ]);
  expect(sha256(readFileSync(fileOf(location)))).toBe(sha256(bytes));
});

test('an upload says until when it is kept, and where it stands', async () => {
  const location = await begin(1000);
  const patched = await tus.patch(designer.auth, location, 0, randomBytes(400));
  const head = await tus.head(designer.auth, location);
  const expiry = new Date(Math.floor((api.clock.now().getTime() + 7 * DAY) / 1000) * 1000).toUTCString();

  expect([patched.headers.get('upload-offset'), patched.headers.get('upload-expires')]).toEqual(['400', expiry]);
  expect([head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual(['400', '1000']);
  expect(head.headers.get('cache-control')).toBe('no-store');
  expect(await rowOf(location)).toMatchObject({ received_bytes: '400', finished_at: null });
});

test('what is spoken is told to everyone, and to no other site', async () => {
  const reply = await fetch(`${api.baseUrl}/api/uploads`, { method: 'OPTIONS' });

  expect([reply.status, reply.headers.get('tus-version')]).toEqual([204, '1.0.0']);
  expect(reply.headers.get('tus-max-size')).toBe(String(MAX_UPLOAD_BYTES));
  expect(reply.headers.get('tus-extension')).toBe('creation,creation-with-upload,termination,expiration');
  expect(reply.headers.get('access-control-allow-origin')).toBeNull();
});

test('E1 an upload is for the members of its studio alone', async () => {
  const location = await begin(1000);
  const stranger = await api.signUp();
  await insertStudioOf(api.db, stranger.userId);
  const shopper = await api.signUp();
  const statuses = async (auth: Record<string, string>) => [
    (await tus.create(auth, 1000, metadata())).status,
    (await tus.head(auth, location)).status,
    (await tus.patch(auth, location, 0, randomBytes(10))).status,
    (await tus.remove(auth, location)).status,
  ];

  expect(await statuses(stranger.auth)).toEqual([404, 404, 404, 404]);
  expect(await statuses(shopper.auth)).toEqual([403, 403, 403, 403]);
  expect(await statuses({})).toEqual([401, 401, 401, 401]);
  expect(await tus.offset(designer.auth, location)).toBe(0);
});

test('another member of the studio goes on where the first has stopped', async () => {
  const bytes = randomBytes(1000);
  const location = await begin(1000);
  await tus.patch(designer.auth, location, 0, bytes.subarray(0, 400));
  const colleague = await api.signUp();
  await api.db
    .insertInto('studios_member')
    .values({ studio_id: Number(studio), account_id: colleague.userId, role: 'editor' })
    .execute();

  expect((await tus.patch(colleague.auth, location, 400, bytes.subarray(400))).status).toBe(204);
  expect(await rowOf(location)).toMatchObject({ sha256: sha256(bytes) });
});

test('who signs out between two pieces sends no more, and goes on when signed in again', async () => {
  const bytes = randomBytes(1000);
  const location = await begin(1000);
  await tus.patch(designer.auth, location, 0, bytes.subarray(0, 400));
  await api.http().post('/auth/logout').set(designer.auth).expect(204);
  expect((await tus.patch(designer.auth, location, 400, bytes.subarray(400))).status).toBe(401);

  const login = await api.http().post('/auth/login').send({ email: designer.email, password: 'correct horse' });
  const auth = { authorization: `Bearer ${login.body.data.token}` };
  expect(await tus.offset(auth, location)).toBe(400);
  expect((await tus.patch(auth, location, 400, bytes.subarray(400))).status).toBe(204);
  expect(await rowOf(location)).toMatchObject({ sha256: sha256(bytes) });
});

test.each<[string, Metadata, string]>([
  ['without a name', { filename: undefined }, 'filename'],
  ['with a blank name', { filename: ' ' }, 'filename'],
  ['with a name of 256 characters', { filename: 'x'.repeat(256) }, 'filename'],
  ['with a line break in its name', { filename: 'a\nb' }, 'filename'],
  ['without a studio', { studio: undefined }, 'studio'],
  ['for nothing the shop knows', { purpose: 'avatar' }, 'purpose'],
  ['with a type that is none', { filetype: 'png' }, 'filetype'],
  ['with a sum that is none', { sha256: 'abc' }, 'sha256'],
  ['with a layout that is none', { layout: 'spiral' }, 'layout'],
])('G-05 an upload %s is refused with the reason', async (_title, more, field) => {
  const reply = await tus.create(designer.auth, 1000, metadata(more));

  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ errors: [{ path: field, message: expect.any(String) }] });
});

test('metadata that is no Base64 is refused', async () => {
  const headers = {
    ...designer.auth,
    'tus-resumable': '1.0.0',
    'upload-length': '10',
    'upload-metadata': 'filename ?',
  };
  const reply = await fetch(`${api.baseUrl}/api/uploads`, { method: 'POST', headers });

  expect(reply.status).toBe(422);
});

test('a file has at least one byte and at most 200 MB', async () => {
  expect((await tus.create(designer.auth, 0, metadata())).status).toBe(422);
  expect((await tus.create(designer.auth, MAX_UPLOAD_BYTES, metadata())).status).toBe(201);
  expect((await tus.create(designer.auth, MAX_UPLOAD_BYTES + 1, metadata())).status).toBe(413);
});

test('a piece that begins elsewhere, or is longer than the file, changes nothing', async () => {
  const location = await begin(1000);
  await tus.patch(designer.auth, location, 0, randomBytes(400));

  expect((await tus.patch(designer.auth, location, 300, randomBytes(100))).status).toBe(409);
  expect((await tus.patch(designer.auth, location, 500, randomBytes(100))).status).toBe(409);
  expect((await tus.patch(designer.auth, location, 400, randomBytes(601))).status).toBe(413);
  expect(statSync(fileOf(location)).size).toBe(400);
});

test('a request that does not speak tus leaves no upload behind', async () => {
  const headers = {
    ...designer.auth,
    'upload-length': '10',
    'upload-metadata': 'filename eA==,studio MQ==,purpose eA==',
  };
  await fetch(`${api.baseUrl}/api/uploads`, { method: 'POST', headers });
  const reply = await tus.create(designer.auth, 10, metadata());
  const rows = await api.db.selectFrom('uploads_upload').select('id').where('studio_id', '=', Number(studio)).execute();

  expect(rows).toEqual([{ id: path.basename(reply.headers.get('location') ?? '') }]);
});

test('an upload that is given up is gone, with its file', async () => {
  const location = await begin(1000);
  await tus.patch(designer.auth, location, 0, randomBytes(400));

  expect((await tus.remove(designer.auth, location)).status).toBe(204);
  expect((await tus.head(designer.auth, location)).status).toBe(404);
  expect(existsSync(fileOf(location))).toBe(false);
});

test('what is not finished within 7 days has expired, and goes with its file', async () => {
  const location = await begin(1000);
  await tus.patch(designer.auth, location, 0, randomBytes(400));
  const finished = await sendWhole(randomBytes(100));
  api.clock.advance(7 * DAY);
  expect((await tus.head(designer.auth, location)).status).toBe(404);
  expect((await tus.patch(designer.auth, location, 400, randomBytes(600))).status).toBe(404);

  await api.shop.uploads.prune();
  expect([await rowOf(location), existsSync(fileOf(location))]).toEqual([undefined, false]);
  expect([await rowOf(finished), existsSync(fileOf(finished))]).toEqual([undefined, false]);
});

test('a studio has at most 100 unfinished uploads; one that is finished makes room', async () => {
  const bytes = randomBytes(10);
  const [first = '', ...others] = await Promise.all(
    Array.from({ length: 101 }, () => tus.create(designer.auth, 10, metadata())),
  ).then((replies) =>
    replies
      .toSorted((left, right) => left.status - right.status)
      .map((reply) => `${reply.status} ${reply.headers.get('location')}`),
  );
  expect(others.map((line) => line.slice(0, 3))).toEqual([...Array.from({ length: 99 }, () => '201'), '429']);

  await tus.patch(designer.auth, first.slice(4), 0, bytes);
  expect((await tus.create(designer.auth, 10, metadata())).status).toBe(201);
});

test('uploads that would need more room than there is are refused for now', async () => {
  const replies = [];
  for (let sent = 0; sent <= SPACE; sent += MAX_UPLOAD_BYTES) {
    replies.push(await tus.create(designer.auth, MAX_UPLOAD_BYTES, metadata()));
  }

  expect(replies.at(-1)?.status).toBe(503);
  expect(replies.at(-1)?.headers.get('retry-after')).toBe('60');
  for (const reply of replies) await tus.remove(designer.auth, reply.headers.get('location') ?? '');
});

test('of two clients the later one is let in, and the file is whole', async () => {
  const bytes = randomBytes(4 * KILOBYTE * KILOBYTE);
  const half = bytes.length / 2;
  const location = await begin(bytes.length);
  const first = tus.begin(designer.auth, location, { offset: 0, length: bytes.length, sent: bytes.subarray(0, half) });
  await until(() => statSync(fileOf(location)).size > half / 2);

  const reached = await tus.offset(designer.auth, location);
  expect(reached).toBeGreaterThan(half / 2);
  expect((await tus.patch(designer.auth, location, reached, bytes.subarray(reached))).status).toBe(204);
  first.request.destroy();
  await first.answer;

  expect(await rowOf(location)).toMatchObject({ sha256: sha256(bytes) });
});

test('a connection that breaks costs nothing that has reached the disk', async () => {
  const bytes = randomBytes(4 * KILOBYTE * KILOBYTE);
  const location = await begin(bytes.length);
  const broken = tus.begin(designer.auth, location, {
    offset: 0,
    length: bytes.length,
    sent: bytes.subarray(0, -1000),
  });
  await until(() => statSync(fileOf(location)).size > bytes.length / 2);
  const before = statSync(fileOf(location)).size;
  broken.request.destroy();
  await broken.answer;

  const reached = await tus.offset(designer.auth, location);
  expect(reached).toBeGreaterThanOrEqual(before);
  expect((await tus.patch(designer.auth, location, reached, bytes.subarray(reached))).status).toBe(204);
  expect(await rowOf(location)).toMatchObject({ sha256: sha256(bytes) });
});

test('a file that is not what its sha256 says is refused and gone', async () => {
  const location = await begin(1000, { sha256: sha256(randomBytes(1000)) });

  expect((await tus.patch(designer.auth, location, 0, randomBytes(1000))).status).toBe(460);
  expect((await tus.head(designer.auth, location)).status).toBe(404);
  expect([await rowOf(location), existsSync(fileOf(location))]).toEqual([undefined, false]);
});

test.each([
  ['the next question', (location: string) => tus.head(designer.auth, location)],
  ['a job', () => api.travel(1)],
])('what a kill has kept from being finished is finished by %s, once', async (_title, happen) => {
  const bytes = randomBytes(1000);
  const location = await begin(1000);
  // The state after the last byte was written and before any further processing.
  appendFileSync(fileOf(location), bytes);
  await happen(location);
  await happen(location);
  await api.runJobs();

  expect(await rowOf(location)).toMatchObject({ sha256: sha256(bytes), received_bytes: '1000' });
  expect(received.filter(({ path: file }) => file === fileOf(location))).toHaveLength(1);
});

test('a finished upload is handed over until that succeeds, and goes once it is taken', async () => {
  answers.push(new Error('not now'), 'taken');
  const location = await sendWhole(randomBytes(1000));
  await api.runJobs();
  expect((await tus.head(designer.auth, location)).headers.get('upload-offset')).toBe('1000');
  await api.travel(DAY);

  expect(received).toHaveLength(2);
  expect([await rowOf(location), existsSync(fileOf(location))]).toEqual([undefined, false]);
});

test('PR-10 unfinished uploads leave with the account; what is finished stays with the studio', async () => {
  const unfinished = await begin(1000);
  const finished = await sendWhole(randomBytes(1000));
  const { text } = await api.http().post('/api/account/export').set(designer.auth).expect(200);
  expect(text).toContain('tile.png');
  const confirmation = { confirmation: 'DELETE', password: 'correct horse' };
  await api.http().post('/account/delete').set(designer.auth).send(confirmation).expect(204);

  expect(await rowOf(unfinished)).toBeUndefined();
  expect(await rowOf(finished)).toMatchObject({ account_id: null, file_name: 'tile.png' });
});
