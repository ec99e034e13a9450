import { mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PALETTES } from '@halfdrop/patterns';
import express from 'express';
import { sql } from 'kysely';
import request from 'supertest';
import { fillDisk } from '../../test/support/full-disk.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { testPlaces } from '../../test/support/test-places.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { rateLimitsOfProcess } from '../platform/http/rate-limit.ts';
import { problemHandler } from '../platform/http/problem-handler.ts';
import { requestContext } from '../platform/http/request-context.ts';
import { createHttpMetrics } from '../platform/http/metrics.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { createSearchIndex } from '../search/search-index.repository.ts';
import { createArtworkRepository } from './artwork.repository.ts';
import { createFileCache } from './file-cache.ts';
import { createIdleWarmer } from './idle-warmer.ts';
import { previewRoutes } from './previews.routes.ts';
import { createPreviewService } from './previews.service.ts';
import type { PreviewRenderer, PreviewTask } from './render-task.ts';
import type { WorkPriority } from './work-queue.ts';
import { picturesAhead } from './warming-pieces.ts';

interface CountingRenderer extends PreviewRenderer {
  readonly tasks: { readonly task: PreviewTask; readonly priority: WorkPriority }[];
}

/** Creates a renderer whose bytes identify the request. */
function createCountingRenderer(): CountingRenderer {
  const tasks: CountingRenderer['tasks'] = [];
  return {
    tasks,
    run: (task, priority) => {
      tasks.push({ task, priority });
      return Promise.resolve(Buffer.from(JSON.stringify(task)));
    },
  };
}

const logger = createLogger('silent');
let database: TestDatabase;
let paid: string;
let free: string;

beforeAll(async () => {
  database = await createTestDatabase();
  paid = await insertTestAsset(database.db, { title: 'Paid' });
  free = await insertTestAsset(database.db, { title: 'Free', isFree: true });
  await sql`select search_index_assets(array(select id from catalog_asset))`.execute(database.db);
});
afterAll(() => database.close());

function createPreviewSite(folder = mkdtempSync(path.join(database.dataFolder, 'previews-'))) {
  const renderer = createCountingRenderer();
  const repository = createArtworkRepository(database);
  const searchIndex = createSearchIndex(database.db);
  const cache = createFileCache(folder, logger);
  const recolors = createFileCache(mkdtempSync(path.join(database.dataFolder, 'recolors-')), logger);
  const previews = createPreviewService({
    repository,
    places: testPlaces,
    renderer,
    cache,
    recolors,
    warming: { renderer, cache },
  });
  const app = express();
  app.use(requestContext(logger, createHttpMetrics()));
  previewRoutes(
    app,
    { authenticate: () => Promise.resolve(null), checkResponses: true },
    { previews, callLimits: rateLimitsOfProcess },
  );
  app.use(problemHandler(logger));
  return { renderer, searchIndex, previews, folder, get: (address: string) => request(app).get(address) };
}

const paletteOf = ({ artwork }: PreviewTask) => ('spec' in artwork ? artwork.spec.palette : null);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

const optionsOf = ({ renderer }: { renderer: CountingRenderer }) => renderer.tasks.map(({ task }) => task.options);

test('E-15 M-08 a picture is drawn once and then comes from disk, also after a restart', async () => {
  const site = createPreviewSite();
  const first = await site.get(`/products/${paid}/preview?w=480&format=webp`).expect(200);
  expect(first.headers['content-type']).toBe('image/webp');
  const again = await site.get(`/api/products/${paid}/preview?w=480&format=webp`).expect(200);
  expect(again.body).toEqual(first.body);
  const restarted = createPreviewSite(site.folder);
  await restarted.get(`/products/${paid}/preview?w=480&format=webp`).expect(200);
  expect(site.renderer.tasks).toHaveLength(1);
  expect(restarted.renderer.tasks).toHaveLength(0);
  expect(filesIn(site.folder)).toHaveLength(1);
});

test('requests for the same picture at the same time wait for one drawing', async () => {
  const site = createPreviewSite();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => site.get(`/products/${paid}/preview?w=640&format=jpeg`).expect(200)),
  );
  expect(site.renderer.tasks).toHaveLength(1);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});

test('what is sold carries the watermark from 960 pixels on, what is free never', async () => {
  const site = createPreviewSite();
  for (const id of [paid, free]) {
    for (const width of [320, 480, 640, 960, 1280]) await site.get(`/products/${id}/preview?w=${width}&format=webp`);
  }
  const marks = optionsOf(site).map((options) => options.watermark);
  expect([marks.slice(0, 5), marks.slice(5)]).toEqual([
    [false, false, false, true, true],
    [false, false, false, false, false],
  ]);
});

test('a known tag is answered with 304 without drawing', async () => {
  const site = createPreviewSite();
  const address = `/products/${paid}/preview?w=320&format=webp`;
  const { headers } = await site.get(address).expect(200);
  const fresh = createPreviewSite();
  await fresh.get(address).set('if-none-match', `"other", W/${headers.etag}`).expect(304);
  expect(fresh.renderer.tasks).toHaveLength(0);
  await fresh.get(address).set('if-none-match', '"other"').expect(200);
});

test('only the right version may be kept for ever', async () => {
  const site = createPreviewSite();
  const wanted = {
    width: 320,
    form: 'tile',
    formats: ['webp'],
    palette: null,
    spendRecolor: () => Promise.resolve(),
  } as const;
  const { version } = await site.previews.preview(paid, wanted);
  const address = `/products/${paid}/preview?w=320&format=webp`;
  const right = await site.get(`${address}&v=${version}`);
  expect(right.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const wrong = await site.get(`${address}&v=old`);
  expect(wrong.headers['cache-control']).toBe('public, max-age=300');
});

test('without a format the Accept header decides, and caches are told', async () => {
  const site = createPreviewSite();
  const webp = await site.get(`/products/${paid}/preview`).set('accept', 'image/avif,image/webp,*/*');
  expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
  const jpeg = await site.get(`/products/${paid}/preview`).set('accept', '*/*');
  expect(jpeg.headers).toMatchObject({ 'content-type': 'image/jpeg', vary: 'Accept' });
  expect(optionsOf(site).map((options) => options.width)).toEqual([640, 640]);
});

test('AVIF is sent once the warmer has drawn it, to who shows it, and never drawn while someone waits', async () => {
  const site = createPreviewSite();
  const address = `/products/${paid}/preview?w=480`;
  const get = (accept: string) => site.get(address).set('accept', accept).expect(200);
  const modern = 'image/avif,image/webp,*/*';
  const before = await get(modern);
  await site.previews.warm(paid, { form: 'tile', width: 480, format: 'avif' });
  const [after, other, named] = [await get(modern), await get('image/webp'), await site.get(`${address}&format=webp`)];
  const types = [before, after, other, named].map(({ headers }) => headers['content-type']);
  expect(types).toEqual(['image/webp', 'image/avif', 'image/webp', 'image/webp']);
  expect(after.headers).toMatchObject({ vary: 'Accept' });
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  expect(site.renderer.tasks.map(({ task, priority }) => [task.options.format, priority])).toEqual([
    ['webp', 'request'],
    ['avif', 'background'],
  ]);
});

describe('in another palette', () => {
  const recolor = (id: string, query: string) => `/products/${id}/preview?format=webp&w=480&palette=${query}`;

  test('a picture carries the watermark, also where the pattern is free', async () => {
    const site = createPreviewSite();
    const [plain, drawn] = [
      await site.get(`/products/${free}/preview?format=webp&w=480`),
      await site.get(recolor(free, 'delft')),
    ];
    expect(site.renderer.tasks.map(({ task }) => [paletteOf(task), task.options.watermark])).toEqual([
      ['madder', false],
      ['delft', true],
    ]);
    expect(drawn.headers['etag']).not.toBe(plain.headers['etag']);
    await site.get(recolor(free, 'delft')).expect(200);
    expect(site.renderer.tasks).toHaveLength(2);
    expect(filesIn(site.folder)).toHaveLength(1);
  });

  test('a palette that is unknown or does not suit the family is refused', async () => {
    const site = createPreviewSite();
    await sql`update artwork_source set family = 'watercolour' where asset_id = ${free}`.execute(database.db);
    for (const palette of ['no-such-palette', 'midnight-garden']) {
      const response = await site.get(recolor(free, palette)).expect(422);
      expect(response.body.errors[0].path).toBe('palette');
    }
    await sql`update artwork_source set family = 'botanica' where asset_id = ${free}`.execute(database.db);
    expect(site.renderer.tasks).toEqual([]);
  });

  test('only widths to look at are drawn', async () => {
    const response = await createPreviewSite().get(`/products/${paid}/preview?w=960&palette=delft`).expect(422);
    expect(response.body.errors[0].path).toBe('w');
  });

  test('one address has 60 drawn in a minute; what is there already is free', async () => {
    const site = createPreviewSite();
    const addresses = PALETTES.flatMap(({ slug }) =>
      [320, 480].map((width) => `/products/${paid}/preview?format=webp&w=${width}&palette=${slug}`),
    );
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await site.get(address)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await site.get(addresses.at(-1) ?? '').expect(429);
    expect(refused.headers['cache-control']).toBeUndefined();
    await site.get(addresses[0] ?? '').expect(200);
  });
});

describe('the straight unit', () => {
  const unit = (id: string, query = '') => `/products/${id}/preview?w=320&format=webp&form=unit${query}`;

  test.each(['half-drop', 'brick', 'mirror'] as const)('of a %s is drawn once, beside its tile', async (repeat) => {
    const site = createPreviewSite();
    const id = await insertTestAsset(database.db, { title: repeat, repeat });
    const tile = await site.get(`/products/${id}/preview?w=320&format=webp`).expect(200);
    const drawn = await site.get(unit(id)).expect(200);
    const kept = await site.get(unit(id)).expect(200);
    expect(kept.headers.etag).toBe(drawn.headers.etag);
    expect(drawn.headers.etag).not.toBe(tile.headers.etag);
    expect(optionsOf(site)).toMatchObject([{ form: 'tile' }, { form: 'unit', width: 320, watermark: false }]);
  });

  test('is drawn ahead only where there is one', async () => {
    const site = createPreviewSite();
    const id = await insertTestAsset(database.db, { title: 'Ahead', repeat: 'brick' });
    for (const each of [paid, id]) await site.previews.warm(each, { form: 'unit', width: 320, format: 'webp' });
    expect(optionsOf(site)).toMatchObject([{ form: 'unit' }]);
  });

  test('of a tile that repeats straight is the tile', async () => {
    const site = createPreviewSite();
    const id = await insertTestAsset(database.db, { title: 'Block', repeat: 'block' });
    const tile = await site.get(`/products/${id}/preview?w=320&format=webp`).expect(200);
    expect((await site.get(unit(id)).expect(200)).headers.etag).toBe(tile.headers.etag);
    expect(site.renderer.tasks).toHaveLength(1);
  });

  test.each(['w=960', 'w=320&palette=delft'])('is not to be had with a watermark: %s', async (query) => {
    const { body } = await createPreviewSite().get(`/products/${paid}/preview?form=unit&${query}`).expect(422);
    expect(body.errors[0].path).toBe('form');
  });
});

test.each(['w=500', 'w=', 'w=abc', 'w=320&w=480', 'format=png'])('%s is refused', async (query) => {
  const response = await createPreviewSite().get(`/products/${paid}/preview?${query}`).expect(422);
  expect(response.body.code).toBe('validation_failed');
});

test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])('there is no picture of %s', async (id) => {
  await createPreviewSite().get(`/products/${id}/preview`).expect(404);
});

test('a picture that cannot be kept is still shown', async () => {
  const site = createPreviewSite(path.join(__filename, 'no-folder'));
  await site.get(`/products/${paid}/preview?w=320&format=webp`).expect(200);
});

test('C7 on a full disk a picture is shown but not kept, and kept again once there is room', async () => {
  const site = createPreviewSite();
  const address = `/products/${paid}/preview?w=320&format=webp`;
  const makeRoom = fillDisk();
  const shown = await site.get(address).expect(200);
  makeRoom();
  expect(filesIn(site.folder)).toEqual([]);
  const drawn = await site.get(address).expect(200);
  const kept = await site.get(address).expect(200);
  expect([drawn.body, kept.body]).toEqual([shown.body, shown.body]);
  expect(site.renderer.tasks).toHaveLength(2);
  expect(filesIn(site.folder)).toHaveLength(1);
});

test('the warmer draws list and phone widths in the background, each once, AVIF last', async () => {
  const { searchIndex, previews, renderer } = createPreviewSite();
  const done = new Promise<void>((resolve) => {
    const telling = { info: () => resolve(), warn: (fact: unknown) => resolve(expect(fact).toBeNull()) };
    createIdleWarmer({
      pieces: () => picturesAhead({ searchIndex, previews }),
      logger: telling,
      quietMilliseconds: 0,
    }).start();
  });
  await done;
  expect(renderer.tasks.map(({ priority }) => priority)).toEqual(Array.from({ length: 8 }, () => 'background'));
  expect(optionsOf({ renderer }).map(({ format, width }) => `${format} ${width}`)).toEqual(
    ['webp 480', 'webp 640', 'avif 480', 'avif 640'].flatMap((picture) => [picture, picture]),
  );
});

test('a picture that cannot be drawn is passed over by the warmer, but not for ever', async () => {
  const { searchIndex, previews, renderer } = createPreviewSite();
  const broken = { ...previews, warm: () => Promise.reject(new Error('cannot be drawn')) };
  const facts: string[] = [];
  await new Promise<void>((resolve) => {
    const telling = { info: () => resolve(), warn: (_error: unknown, text?: string) => facts.push(String(text)) };
    createIdleWarmer({
      pieces: () => picturesAhead({ searchIndex, previews: broken }),
      logger: telling,
      quietMilliseconds: 0,
    }).start();
  });
  expect(facts).toEqual(Array.from({ length: 10 }, () => 'something could not be made ahead'));
  expect(renderer.tasks).toEqual([]);
});

test('the warmer stops at once', async () => {
  const { searchIndex, previews, renderer } = createPreviewSite();
  const warmer = createIdleWarmer({
    pieces: () => picturesAhead({ searchIndex, previews }),
    logger,
    quietMilliseconds: 60_000,
  });
  warmer.start();
  await warmer.stop();
  expect(renderer.tasks).toEqual([]);
});
