import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';

let app: TestApp;
let buyer: SignedIn;
let entitlementId: string;

beforeAll(async () => {
  app = await createTestApp();
  buyer = await app.signUp();
  const assetId = await insertTestAsset(app.db, { title: 'Rose Garden' });
  entitlementId = (await buy(app, buyer, [assetId], 900)).items[0].entitlement.id;
});
afterAll(() => app.close());

const history = async (who = buyer) =>
  (await app.http().get('/api/downloads/history').set(who.auth).expect(200)).body.data;
const makeLink = (request?: object) =>
  app.http().post(`/api/downloads/${entitlementId}/link`).set(buyer.auth).send(request);

test('EN-29 U-20 each download is listed with its time and formats; one that goes on where it stopped is one', async () => {
  const { url } = (await makeLink().expect(200)).body.data;
  await app.http().get(url).set(buyer.auth).set('range', 'bytes=0-99').expect(206);
  await app.http().get(url).set(buyer.auth).set('range', 'bytes=100-').expect(206);
  app.clock.advance(60_000);
  const again = (await makeLink({ formats: ['png'] }).expect(200)).body.data;
  await app.http().get(again.url).set(buyer.auth).expect(200);

  const { downloads, pagination } = await history();
  expect(pagination.totalItems).toBe(2);
  expect(downloads[0]).toMatchObject({
    title: 'Rose Garden',
    formats: ['png'],
    downloadedAt: app.clock.now().toISOString(),
    entitlementId,
  });
  expect(downloads[1].formats).toHaveLength(7);
  expect((await history(await app.signUp())).downloads).toEqual([]);
});

test('E-30 a choice of formats has a name of its own, and what the license does not give is refused', async () => {
  expect((await makeLink().expect(200)).body.data.fileName).toBe('Rose_Garden.zip');
  const some = (await makeLink({ formats: ['svg', 'png'] }).expect(200)).body.data;
  expect(some.fileName).toBe('Rose_Garden_PNG_SVG.zip');
  await makeLink({ formats: [] }).expect(422);
  await makeLink({ formats: ['exe'] }).expect(422);

  const freeId = await insertTestAsset(app.db, { title: 'Open Meadow', isFree: true });
  await app.confirm(buyer);
  const claimed = await app.http().post(`/api/downloads/free/${freeId}`).set(buyer.auth).expect(200);
  const refused = await app
    .http()
    .post(`/api/downloads/${claimed.body.data.entitlement.id}/link`)
    .set(buyer.auth)
    .send({ formats: ['svg'] })
    .expect(422);
  expect(refused.body.errors).toEqual([{ path: 'formats', message: 'Your licence comes without SVG files.' }]);
});
