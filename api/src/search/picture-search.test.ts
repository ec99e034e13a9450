import { connect, type Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { patternTile, renderPreview } from '@halfdrop/patterns';
import express from 'express';
import request from 'supertest';
import { portOf } from '../../../scripts/lib/ports.mjs';
import { insertDescribedAsset } from '../../test/support/described-assets.ts';
import { programFile } from '../../test/support/programs.ts';
import { createTestClock } from '../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { rateLimitsOfProcess } from '../platform/http/rate-limit.ts';
import { createHttpMetrics } from '../platform/http/metrics.ts';
import { problemHandler } from '../platform/http/problem-handler.ts';
import { requestContext } from '../platform/http/request-context.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { createCatalogRepository } from '../catalog/catalog.repository.ts';
import { createCatalogService } from '../catalog/catalog.service.ts';
import { createShopCollectionRepository } from '../catalog/shop-collections.repository.ts';
import { createShopCollectionService } from '../catalog/shop-collections.service.ts';
import { createSearchIndex } from './search-index.repository.ts';
import { createSearchService } from './search.service.ts';
import { createLikenessSearch, type LikenessSearch } from './likeness/likeness-search.ts';
import { createLookFilter } from './look-filter.ts';
import { createSearchPictures } from './search-pictures.repository.ts';
import { searchRoutes } from './search.routes.ts';
import { pictureSearchRoutes } from './picture-search.routes.ts';
import { createPostgresSearch } from './postgres-search.repository.ts';
import type { PictureDescription } from '../artwork/describe-picture.ts';
import type { DescribeTask, PictureDescriber } from '../artwork/render-task.ts';
import { threadHost } from '../artwork/work-host.ts';
import { createWorkPool, type WorkPool } from '../artwork/work-pool.ts';
import { createPriorityQueue } from '../artwork/work-queue.ts';

const source = pathToFileURL(programFile('render-worker'));
const intakeProcess = pathToFileURL(programFile('intake-process'));
const logger = createLogger('silent');
const spec = { family: 'deco', variant: 0, palette: 'deco-gold', seed: 1 };

let database: TestDatabase;
let assetId: string;
let describer: WorkPool<DescribeTask, PictureDescription>;
let picture: Buffer;
let likeness: LikenessSearch;
beforeAll(async () => {
  database = await createTestDatabase();
  assetId = await insertDescribedAsset(database.db, 'Fans', spec);
  const meadow = await insertDescribedAsset(database.db, 'Meadow', { ...spec, family: 'ditsy', palette: 'hearth' });
  await database.db.transaction().execute((trx) => createSearchIndex(database.db).refresh(trx, [assetId, meadow]));
  describer = createWorkPool({
    start: threadHost(source),
    queue: createPriorityQueue(),
    lanes: 1,
    idleMilliseconds: 60_000,
    deadlineMilliseconds: 60_000,
  });
  const worker = pathToFileURL(programFile('likeness-worker'));
  likeness = createLikenessSearch({ db: database.db, clock: createTestClock(), logger, worker });
  picture = await renderPreview(patternTile(spec), { width: 480, format: 'jpeg', watermark: false });
});
afterAll(async () => {
  await Promise.all([describer.close(), likeness.close()]);
  await database.close();
});

function createApp(looking: PictureDescriber, clock = createTestClock()) {
  const { db, heavyReads, pool } = database;
  const [catalogSearch, searchIndex] = [createPostgresSearch({ db, heavyReads }), createSearchIndex(db)];
  const catalog = createCatalogService({
    db,
    clock,
    searchIndex,
    repository: createCatalogRepository({ db, namedStatements: pool }),
  });
  const searchPictures = createSearchPictures(db, clock);
  const repository = createShopCollectionRepository(db);
  const shopCollections = createShopCollectionService({ db, clock, catalogSearch, searchIndex, repository });
  const search = createSearchService({
    clock,
    catalog,
    shopCollections,
    catalogSearch,
    likeness,
    lookFilter: createLookFilter({ likeness, searchPictures }),
    zeroResults: { add: () => undefined },
    shownWords: { add: () => undefined },
    pins: { of: () => Promise.resolve([]) },
  });
  const app = express();
  app.use(requestContext(logger, createHttpMetrics()));
  const environment = { authenticate: () => Promise.resolve(null), checkResponses: true };
  searchRoutes(app, environment, search);
  pictureSearchRoutes(app, environment, {
    search,
    searchPictures,
    describer: looking,
    intakeProcess,
    callLimits: rateLimitsOfProcess,
  });
  app.use(problemHandler(logger));
  return app;
}

function createSite(looking: PictureDescriber = describer) {
  const app = createApp(looking);
  return (bytes: Buffer, address = '/open-api/assets/similar-to-image') =>
    request(app).post(address).set('content-type', 'image/jpeg').send(bytes);
}

test('a picture finds the pattern it shows', async () => {
  const search = createSite();
  const { body } = await search(picture).expect(200);
  expect(body.data.assets[0]._id).toBe(assetId);
  const limited = await search(picture, '/api/assets/similar-to-image?limit=1').expect(200);
  expect(limited.body.data.assets).toHaveLength(1);
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['text', Buffer.from('no picture at all'), 'unsupported'],
  ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'script'],
])('%s is refused with its reason', async (_name, bytes, reason) => {
  const { body } = await createSite()(bytes).expect(422);
  expect(body).toMatchObject({ code: 'validation_failed', reason, errors: [{ path: 'file' }] });
});

test('half a picture is refused', async () => {
  const { body } = await createSite()(picture.subarray(0, picture.length / 2)).expect(422);
  expect(body.reason).toBe('truncated');
});

test('a picture beyond 8 MB is not even read', async () => {
  const { body } = await createSite()(Buffer.alloc(8 * 1024 * 1024 + 1)).expect(413);
  expect(body.code).toBe('payload_too_large');
});

test('one address may search 20 times a minute', async () => {
  const refusal = { isDescribed: false, reason: 'unsupported', detail: 'No picture.' } as const;
  const search = createSite({ run: () => Promise.resolve(refusal) });
  for (let count = 0; count < 20; count += 1) await search(Buffer.from('x')).expect(422);
  const refused = await search(picture).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('H7 pictures that drip keep nobody from searching', async () => {
  const refusal = { isDescribed: false, reason: 'unsupported', detail: 'No picture.' } as const;
  const server = createApp({ run: () => Promise.resolve(refusal) }).listen(0);
  const port = portOf(server);
  const drips: Socket[] = [];
  try {
    for (let count = 0; count < 10; count += 1) {
      const drip = connect(port, '127.0.0.1');
      drips.push(drip);
      const head = 'POST /open-api/assets/similar-to-image HTTP/1.1\r\nhost: shop\r\ncontent-length: 1000\r\n\r\n';
      await new Promise<void>((resolve) => drip.write(head, () => resolve()));
    }
    const search = request(`http://127.0.0.1:${port}`).post('/open-api/assets/similar-to-image');
    await search.set('content-type', 'image/jpeg').send(Buffer.from('x')).expect(422);
  } finally {
    for (const drip of drips) drip.destroy();
    server.close();
  }
});

/** Creates a site that also serves lists. */
function createListSite(clock = createTestClock()) {
  const app = createApp(describer, clock);
  return {
    keep: async () => {
      const { body } = await request(app).post('/api/pictures').set('content-type', 'image/jpeg').send(picture);
      return String(body.data.picture.id);
    },
    idsOf: async (query: string) => {
      const { body } = await request(app).get(`/open-api/assets?${query}`).expect(200);
      return body.data.assets.map(({ _id }: { _id: string }) => _id);
    },
    totals: async (query: string) => (await request(app).get(`/open-api/assets/facets?${query}`)).body.data.total,
  };
}

test('P-26 a picture narrows the list, the nearest first, together with every other filter and the counts', async () => {
  const { keep, idsOf, totals } = createListSite();
  const id = await keep();
  expect((await idsOf(`picture=${id}`))[0]).toBe(assetId);
  expect(await idsOf(`picture=${id}&ids=${assetId}`)).toEqual([assetId]);
  expect(await idsOf(`picture=${id}&free=true&premium=true`)).toEqual([]);
  expect(await totals(`picture=${id}&ids=${assetId}`)).toBe(1);
});

test('P-26 a picture is known for a day; an unknown one finds nothing', async () => {
  const clock = createTestClock();
  const { keep, idsOf } = createListSite(clock);
  const id = await keep();
  clock.advance(25 * 60 * 60 * 1000);
  expect(await idsOf(`picture=${id}`)).toEqual([]);
  expect(await idsOf('picture=nonsense')).toEqual([]);
});

test('P-26 a palette narrows the list to patterns in its colors; it and a picture narrow each other', async () => {
  const { keep, idsOf } = createListSite();
  expect(await idsOf('palette=8c6c2d-31,ebd8a4-29,1e4c57-22,0f2231-18')).toEqual([assetId]);
  expect(await idsOf(`picture=${await keep()}&palette=8c6c2d-31,ebd8a4-29,1e4c57-22,0f2231-18`)).toEqual([assetId]);
  expect(await idsOf('palette=ff00ff-100')).toEqual([]);
});

test.each(['red', '16202b', '16202b-0', '16202b-101', '#16202b-50'])('%s is no palette', async (palette) => {
  await request(createApp(describer)).get('/open-api/assets').query({ palette }).expect(422);
});
