import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import { sql } from 'kysely';
import request from 'supertest';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { testPlaces } from '../../test/support/test-places.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { rateLimitsOfProcess } from '../platform/http/rate-limit.ts';
import { createHttpMetrics } from '../platform/http/metrics.ts';
import { problemHandler } from '../platform/http/problem-handler.ts';
import { requestContext } from '../platform/http/request-context.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { assetDto } from '../catalog/asset-dto.ts';
import { createCatalogRepository } from '../catalog/catalog.repository.ts';
import { createSearchIndex } from '../search/search-index.repository.ts';
import { createArtworkRepository } from './artwork.repository.ts';
import { createFileCache } from './file-cache.ts';
import type { SharePictureTask } from './render-task.ts';
import { sharePictureRoutes } from './share-pictures.routes.ts';
import { createSharePictureService } from './share-pictures.service.ts';

const logger = createLogger('silent');
let database: TestDatabase;
let asset: string;

beforeAll(async () => {
  database = await createTestDatabase();
  asset = await insertTestAsset(database.db, { title: 'Quiet' });
});
afterAll(() => database.close());

function createSite(folder = mkdtempSync(path.join(database.dataFolder, 'share-'))) {
  const tasks: SharePictureTask[] = [];
  const renderer = {
    run: (task: SharePictureTask) => {
      tasks.push(task);
      return Promise.resolve(Buffer.from(JSON.stringify(task)));
    },
  };
  const pictures = createSharePictureService({
    repository: createArtworkRepository(database),
    searchIndex: createSearchIndex(database.db),
    places: testPlaces,
    renderer,
    cache: createFileCache(folder, logger),
  });
  const app = express();
  app.use(requestContext(logger, createHttpMetrics()));
  sharePictureRoutes(
    app,
    { authenticate: () => Promise.resolve(null), checkResponses: true },
    { sharePictures: pictures, callLimits: rateLimitsOfProcess },
  );
  app.use(problemHandler(logger));
  return {
    tasks,
    folder,
    repository: createCatalogRepository({ ...database, namedStatements: database.pool }),
    get: (address: string) => request(app).get(address),
  };
}

test('the picture for links is drawn once and then comes from disk, also after a restart', async () => {
  const site = createSite();
  const address = `/api/products/${asset}/og-image`;
  const first = await site.get(address).expect(200);
  expect(first.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' });
  await site.get(address).expect(200);
  const restarted = createSite(site.folder);
  await restarted.get(address).expect(200);
  expect([site.tasks.length, restarted.tasks.length]).toEqual([1, 0]);
});

test('the address in the facts of a pattern is kept for ever, any other for a while; a known tag draws nothing', async () => {
  const site = createSite();
  const [row] = await site.repository.approvedByIds([asset]);
  if (!row) throw new Error('the asset is not there');
  const lasting = await site.get(assetDto(row, new Date()).files.share).expect(200);
  expect(lasting.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const old = await site.get(`/api/products/${row.slug}/og-image?v=old`).expect(200);
  expect(old.headers['cache-control']).toBe('public, max-age=300');
  const fresh = createSite();
  await fresh.get(`/api/products/${asset}/og-image`).set('if-none-match', String(old.headers['etag'])).expect(304);
  expect(fresh.tasks).toEqual([]);
});

test('the picture of the shop is that of its most popular pattern', async () => {
  const site = createSite();
  const loved = await insertTestAsset(database.db, { title: 'Loved' });
  await sql`update catalog_asset set popularity = 9 where id = ${loved}`.execute(database.db);
  await sql`select search_index_assets(array(select id from catalog_asset))`.execute(database.db);
  const shop = await site.get('/api/og-image').expect(200);
  const own = await site.get(`/api/products/${loved}/og-image`).expect(200);
  expect(shop.headers['etag']).toBe(own.headers['etag']);
  expect(site.tasks).toHaveLength(1);
});

test('one address has 60 drawn in a minute; what is on disk is free', async () => {
  const site = createSite();
  const ids: string[] = [];
  for (let count = 0; count < 61; count += 1) ids.push(await insertTestAsset(database.db, { title: `Many ${count}` }));
  const statuses: number[] = [];
  for (const id of ids) statuses.push((await site.get(`/api/products/${id}/og-image`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  await site.get(`/api/products/${ids[0]}/og-image`).expect(200);
});

test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])('there is no picture of %s', async (id) => {
  await createSite().get(`/api/products/${id}/og-image`).expect(404);
});
