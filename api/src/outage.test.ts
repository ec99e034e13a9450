import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../test/support/test-app.ts';
import { insertTestAsset } from '../test/support/test-assets.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { stopServer } from './platform/database/embedded/postmaster.ts';
import { createLogger } from './platform/logging/logger.ts';

const password = 'correct horse';
const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function open(options = {}): Promise<TestApp> {
  const app = await createTestApp(options);
  apps.push(app);
  return app;
}

test('C5 while the database is away calls answer 503, and they work again by themselves when it is back', async () => {
  const app = await open({ hasOwnServer: true });
  const assetId = await insertTestAsset(app.db, { title: 'Rose' });
  const buyer = await app.signUp();
  const read = () => app.http().get('/cart').set(buyer.auth);
  const add = () => app.http().post(`/cart/${assetId}`).set(buyer.auth);
  await add().expect(200);

  await stopServer(path.join(app.dataFolder, 'postgres'));
  for (const response of [await read(), await add(), await app.http().get('/open-api/assets')]) {
    expect(response.status).toBe(503);
    expect(response.body.code).toBe('unavailable');
    expect(response.headers['retry-after']).toBe('1');
  }
  await app.http().get('/health/live').expect(200);

  const logger = createLogger('silent');
  await startEmbeddedPostgres({ dataFolder: app.dataFolder, resolveFrom: __filename, logger });
  const response = await read().expect(200);
  expect(response.body.data.totalItems).toBe(1);
});

describe('C11 while the package of the database is replaced under it', () => {
  const broken = path.join(tmpdir(), `halfdrop-broken-library-${process.pid}`);
  beforeAll(() => writeFileSync(broken, 'half of a library'));
  afterAll(() => rmSync(broken));

  test.each([
    ['is gone', '$libdir/gone'],
    ['is of no use', broken],
  ])('calls that need what %s answer 503, and a restart heals it', async (_, file) => {
    const app = await open({ hasOwnServer: true });
    const register = (name: string) =>
      app
        .http()
        .post('/auth/register')
        .send({ name, username: name, email: `${name}@example.com`, password });
    const place = (library: string) =>
      sql`update pg_proc set probin = ${library} where proname like 'plpgsql%'`.execute(app.db);
    await register('before').expect(201);

    await place(file);
    // Connect first, so that the client library is loaded.
    await app.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    const response = await register('meanwhile').expect(503);
    expect(response.body.code).toBe('unavailable');
    expect(response.text).not.toContain('library');
    await app.http().get('/categories').expect(200);
    await app.http().get('/health/live').expect(200);

    await place('$libdir/plpgsql');
    await stopServer(path.join(app.dataFolder, 'postgres'));
    const logger = createLogger('silent');
    await startEmbeddedPostgres({ dataFolder: app.dataFolder, resolveFrom: __filename, logger });
    await register('meanwhile').expect(201);
  });
});

test('in production the outbox is not shown', async () => {
  const app = await open({ isProduction: true });
  await app.http().get('/dev/mail').expect(404);
  await app.http().get('/categories').expect(200);
});
