import path from 'node:path';
import { previewAddresses, unitAddresses } from '@halfdrop/domain';
import { sampleTarget } from '../../test/support/sample-target.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import type { AssetDto, AssetTileDto } from './catalog.contract.ts';
import { loadSampleCatalog } from './sample-catalog.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const file = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');
  await loadSampleCatalog(sampleTarget(app, app.clock), file);
});
afterAll(() => app.close());

interface Page<Asset> {
  readonly assets: Asset[];
  readonly pagination: object;
}

async function both(query: string) {
  const whole = await app.http().get(`/open-api/assets?${query}`).expect(200);
  const short = await app.http().get(`/open-api/assets/tiles?${query}`).expect(200);
  const pages: { whole: Page<AssetDto>; short: Page<AssetTileDto> } = {
    whole: whole.body.data,
    short: short.body.data,
  };
  return { ...pages, wholeBytes: whole.text.length, shortBytes: short.text.length };
}

test.each([
  'limit=100',
  'search=floral&page=2&limit=10',
  'free=true&sortBy=newest',
  'ids=none',
  'repeats=half-drop,brick',
])('a list in its short form has the same patterns and facts: %s', async (query) => {
  const { whole, short } = await both(query);

  expect(short.pagination).toEqual(whole.pagination);
  const facts = short.assets.map(({ unit: _unit, ...listed }) => listed);
  expect(whole.assets).toEqual(facts.map((listed) => expect.objectContaining(listed)));
});

test('addresses of pictures are made of id and version as the whole form has them', async () => {
  const { whole, short } = await both('limit=100');

  const pictures = short.assets.map(({ _id: id, version, unit }) => ({
    preview: previewAddresses(id, version),
    unit: unit && { ...unit, preview: unitAddresses(id, version) },
  }));
  expect(pictures).toEqual(whole.assets.map(({ files: { preview, unit } }) => ({ preview, unit })));
  expect(pictures.some(({ unit }) => unit !== null)).toBe(true);
});

test('the short form of a page is less than a third of the whole', async () => {
  const { wholeBytes, shortBytes } = await both('limit=24');

  expect(shortBytes * 3).toBeLessThan(wholeBytes);
});

test.each([
  ['/open-api/assets/suggestions', '?q=flo', 'suggestions'],
  ['/open-api/assets/suggestions', '?q=1000', 'suggestions'],
  ['/open-api/assets/{id}/similar', '?limit=6', 'assets'],
  ['/open-api/assets/{id}/coordinates', '?limit=6', 'assets'],
])('%s%s has the same patterns in its short form', async (address, query, field) => {
  const [pattern] = (await both('limit=100')).whole.assets.filter(({ collection }) => collection !== null);
  const place = address.replace('{id}', pattern?._id ?? '');
  const whole = await app.http().get(`${place}${query}`).expect(200);
  const short = await app.http().get(`${place}/tiles${query}`).expect(200);

  const ids = (body: unknown) => JSON.stringify(body).match(/"_id":"[^"]+"/g);
  expect(ids(short.body.data[field])).toEqual(ids(whole.body.data[field]));
  expect(ids(short.body.data[field])?.length).toBeGreaterThan(1);
  expect(JSON.stringify(short.body.data[field])).not.toContain('"description"');
});
