import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { UPLOAD_CHUNK_BYTES } from '@halfdrop/domain';
import { Upload } from 'tus-js-client';
import { installationSecrets } from '../../api/src/platform/database/secrets.ts';
import { insertStudioOf } from '../../api/test/support/test-assets.ts';
import { createTestClock } from '../../api/test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../api/test/support/test-database.ts';
import { signUp } from '../../api/test/support/sign-up.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { type ApiProcess, startApiProcess } from './support/api-process.ts';
import { listeningGateway, stopGateways } from './support/test-gateway.ts';
import { tusClient } from './support/tus-client.ts';
import { until } from './support/until.ts';

const FILES = 2;
const FILE_BYTES = 20 * 1024 * 1024;

let database: TestDatabase;
let port: number;
let api: ApiProcess;
let auth: { readonly authorization: string };
let tus: ReturnType<typeof tusClient>;
let shop: string;
let studio: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  port = await freePort();
  await launch();
  const person = await signUp({
    db,
    clock: createTestClock(),
    deviceSecret: (await installationSecrets(db)).accountLinks,
  });
  auth = person.auth;
  studio = await insertStudioOf(db, person.userId);
  shop = (await listeningGateway({ apiUrl: `http://127.0.0.1:${port}` })).url;
  tus = tusClient(shop);
});
afterAll(async () => {
  await stopGateways();
  await api.stop();
  await database.close();
});

async function launch(): Promise<void> {
  const { host, user, password, database: name } = database.address;
  api = await startApiProcess({
    DATA_DIR: database.dataFolder,
    API_PORT: String(port),
    DATABASE_URL: `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`,
  });
}

const fileOf = (location: string) => path.join(database.dataFolder, 'uploads', path.basename(location));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Sends a chunk, half of which has arrived when the API is killed and restarted. */
async function killWithin(location: string, offset: number, piece: Buffer): Promise<void> {
  const half = piece.subarray(0, piece.length / 2);
  const { request, answer } = tus.begin(auth, location, { offset, length: piece.length, sent: half });
  await until(() => statSync(fileOf(location)).size > offset);
  await api.kill();
  request.destroy();
  await answer;
  await launch();
}

test('an api that is killed within every piece costs no byte of a piece that was confirmed', async () => {
  const sentTwice: number[] = [];
  for (let file = 0; file < FILES; file += 1) {
    const bytes = randomBytes(FILE_BYTES);
    const metadata = { filename: 'tile.png', studio, purpose: 'master', sha256: sha256(bytes) };
    const location = (await tus.create(auth, bytes.length, metadata)).headers.get('location') ?? '';
    let confirmed = 0;
    while (confirmed < bytes.length) {
      await killWithin(location, confirmed, bytes.subarray(confirmed, confirmed + UPLOAD_CHUNK_BYTES));
      const reached = await tus.offset(auth, location);
      sentTwice.push(Math.max(0, confirmed - reached));
      const reply = await tus.patch(auth, location, reached, bytes.subarray(reached, reached + UPLOAD_CHUNK_BYTES));
      expect(reply.status).toBe(204);
      confirmed = Number(reply.headers.get('upload-offset'));
    }
    const { sha256: kept } = await database.db
      .selectFrom('uploads_upload')
      .select('sha256')
      .where('id', '=', path.basename(location))
      .executeTakeFirstOrThrow();
    expect([kept, sha256(readFileSync(fileOf(location)))]).toEqual([sha256(bytes), sha256(bytes)]);
  }
  expect(sentTwice).toEqual(sentTwice.map(() => 0));
  process.stdout.write(`${sentTwice.length} kills within a piece, 0 bytes of confirmed pieces sent twice.\n`);
});

test('the client of the pages goes on by itself when the api comes back', async () => {
  const bytes = randomBytes(FILE_BYTES);
  const confirmed: number[] = [];
  let restarted: Promise<void> = Promise.resolve();
  const location = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${shop}/api/uploads`,
      headers: auth,
      chunkSize: UPLOAD_CHUNK_BYTES,
      retryDelays: Array.from({ length: 60 }, () => 500),
      metadata: { filename: 'tile.png', studio, purpose: 'master', sha256: sha256(bytes) },
      onChunkComplete: (size, accepted) => {
        confirmed.push(size);
        if (accepted === UPLOAD_CHUNK_BYTES) restarted = api.kill().then(launch);
      },
      // The client would restart without knowing the offset; the page's wrapper prevents that, too.
      onAfterResponse: (request, response) => {
        if (request.getMethod() === 'HEAD' && response.getStatus() >= 500) throw new Error('not now');
      },
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    });
    upload.start();
  });
  await restarted;

  expect(sha256(readFileSync(fileOf(location)))).toBe(sha256(bytes));
  expect(confirmed.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bytes.length);
});
