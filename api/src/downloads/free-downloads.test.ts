import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';

let app: TestApp;
let person: SignedIn;
let freeId: string;

beforeAll(async () => {
  app = await createTestApp();
  freeId = await insertTestAsset(app.db, { title: 'Open Meadow', isFree: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
});

const claim = (assetId: string, auth: Record<string, string> = person.auth) =>
  app.http().post(`/api/downloads/free/${assetId}`).set(auth);
const left = async () => (await app.http().get('/auth/me').set(person.auth).expect(200)).body.data.freeDownloads;

test('G-08 G-09 BC-21 BC-31 a free pattern gives the personal licence, PNG only, and counts one of the five', async () => {
  expect(await left()).toBe(5);
  const { body } = await claim(freeId).expect(200);
  expect(body.data).toMatchObject({
    entitlement: { title: 'Open Meadow', license: 'personal', formats: ['png'], asset: { _id: freeId } },
    user: { freeDownloads: 4 },
  });
  await app.http().post(`/api/downloads/${body.data.entitlement.id}/link`).set(person.auth).expect(200);
});

test('what is held already is answered with and counts nothing, however many clicks there were at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(freeId).expect(200)));
  expect(new Set(answers.map(({ body }) => body.data.entitlement.id)).size).toBe(1);
  expect(await left()).toBe(4);
});

test('PR-06 the sixth free download is refused, and of parallel ones no more than are left get through', async () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  const ids: string[] = [];
  for (const title of titles) ids.push(await insertTestAsset(app.db, { title, isFree: true }));
  const answers = await Promise.all(ids.map((id) => claim(id)));

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 200, 200, 200, 409, 409,
  ]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'no_downloads_left' });
  expect(await left()).toBe(0);
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from downloads_entitlement where user_id = ${person.userId}`.execute(app.db);
  expect(rows).toEqual([{ held: 5 }]);
});

test('PR-13 a visitor gets 401, a pattern that is sold 403, an unknown one 404', async () => {
  const soldId = await insertTestAsset(app.db, { title: 'Madder & Fern' });
  await claim(freeId, {}).expect(401);
  await claim(soldId).expect(403);
  await claim('nonsense').expect(404);
  expect(await left()).toBe(5);
});
