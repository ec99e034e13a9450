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
  await app.confirm(person);
});

const claim = (assetId: string, auth: Record<string, string> = person.auth) =>
  app.http().post(`/api/downloads/free/${assetId}`).set(auth);
const left = async () => (await app.http().get('/auth/me').set(person.auth).expect(200)).body.data.freeDownloads;

test('G-08 G-09 BC-21 BC-31 a free pattern gives the personal license, PNG only, and counts one of the five', async () => {
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

describe('BC-21 the five are given once for each confirmed address', () => {
  const rename = (who: SignedIn, email: string) =>
    app.db.updateTable('account_user').set({ email }).where('id', '=', who.userId).execute();
  const downloadsOf = async ({ auth }: SignedIn): Promise<number> =>
    (await app.http().get('/auth/me').set(auth).expect(200)).body.data.freeDownloads;

  async function accountOf(email: string): Promise<SignedIn> {
    const made = await app.signUp();
    await rename(made, email);
    return made;
  }

  test('who has not confirmed sees all five, and is asked to confirm at the first download', async () => {
    const hasty = await app.signUp();
    expect(await downloadsOf(hasty)).toBe(5);
    const refused = await claim(freeId, hasty.auth).expect(409);
    expect(refused.body).toMatchObject({
      code: 'email_unconfirmed',
      message: 'Please confirm your email address first: free downloads are given once for each address.',
    });
    expect(await downloadsOf(hasty)).toBe(5);
    await app.confirm(hasty);
    await claim(freeId, hasty.auth).expect(200);
    expect(await downloadsOf(hasty)).toBe(4);
  });

  test.each([
    ['ada@example.org', 'ADA@Example.org', 4],
    ['bea@example.org', 'bea+second@example.org', 4],
    ['c.ed@gmail.com', 'ced+new@googlemail.com', 4],
    ['d.ee@example.org', 'dee@example.org', 5],
  ])('%s and %s have together what is left: %d', async (first, second, together) => {
    const before = await accountOf(first);
    await app.confirm(before);
    await claim(freeId, before.auth).expect(200);
    await rename(before, `gone-${before.userId}@example.org`);
    const after = await accountOf(second);
    await app.confirm(after);
    expect(await downloadsOf(after)).toBe(together);
  });

  test('two accounts of one address that were confirmed before either was used do not have ten', async () => {
    const [one, other] = [await accountOf('eve@example.org'), await accountOf('eve+2@example.org')];
    await Promise.all([app.confirm(one), app.confirm(other)]);
    const ids: string[] = [];
    for (let made = 0; made < 10; made += 1)
      ids.push(await insertTestAsset(app.db, { title: `Gift ${made}`, isFree: true }));
    const answers = await Promise.all(ids.map((id, index) => claim(id, index % 2 === 0 ? one.auth : other.auth)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect([await downloadsOf(one), await downloadsOf(other)]).toContain(0);
  });

  test('an address that was deleted and registered again does not get five anew', async () => {
    const leaving = await accountOf('finn@example.org');
    await app.confirm(leaving);
    await claim(freeId, leaving.auth).expect(200);
    await app
      .http()
      .post('/account/delete')
      .set(leaving.auth)
      .send({ password: 'correct horse', confirmation: 'DELETE' })
      .expect(204);
    const again = await accountOf('finn@example.org');
    await app.confirm(again);
    expect(await downloadsOf(again)).toBe(4);
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(allowance::text, ' '), '') as text from account_free_allowance allowance`.execute(
      app.db,
    );
    expect(rows[0]?.text).not.toContain('finn');
  });
});
