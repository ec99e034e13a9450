import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';

let app: TestApp;
let assetId: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  assetId = await insertTestAsset(app.db, { title: 'Madder & Fern' });
  await sql`select search_index_assets(array[${assetId}::uuid])`.execute(app.db);
});

async function owner(): Promise<SignedIn> {
  const buyer = await app.signUp();
  await buy(app, buyer, [assetId], 900);
  return buyer;
}
const write = (person: SignedIn, stars: unknown, text: unknown = 'Prints beautifully.') =>
  app.http().put(`/open-api/assets/${assetId}/review`).set(person.auth).send({ stars, text });
const read = async (person?: SignedIn, query = '') => {
  const call = app.http().get(`/open-api/assets/${assetId}/reviews${query}`);
  return (await (person ? call.set(person.auth) : call).expect(200)).body.data;
};
/** Ratings of the public asset and of the search row. */
async function ratings() {
  const { body } = await app.http().get(`/open-api/assets/${assetId}`).expect(200);
  const { rows } = await sql<{ rating: number | null }>`
    select rating::float8 as rating from search_asset where asset_id = ${assetId}`.execute(app.db);
  return { shown: body.data.rating, count: body.data.ratingCount, sorted: rows[0]?.rating };
}

describe('writing', () => {
  test('EN-37 the rating of a pattern is the mean of its reviews, at once and everywhere', async () => {
    expect(await ratings()).toEqual({ shown: null, count: 0, sorted: null });
    const [first, second] = [await owner(), await owner()];
    const response = await write(first, 5).expect(200);
    await write(second, 4).expect(200);

    expect(response.body.data).toMatchObject({ stars: 5, text: 'Prints beautifully.', author: expect.any(String) });
    expect(await ratings()).toEqual({ shown: 4.5, count: 2, sorted: 4.5 });
  });

  test('writing again replaces what was written: one owner, one review', async () => {
    const buyer = await owner();
    await write(buyer, 2, 'Too small.').expect(200);
    app.clock.advance(60_000);
    const { body } = await write(buyer, 4, 'It grew on me.').expect(200);

    const page = await read();
    expect(page.reviews).toEqual([body.data]);
    expect(Date.parse(body.data.updatedAt) - Date.parse(body.data.createdAt)).toBe(60_000);
    expect(await ratings()).toEqual({ shown: 4, count: 1, sorted: 4 });
  });

  test('EN-37 owners who write at the same moment are all counted', async () => {
    const owners = await Promise.all(Array.from({ length: 6 }, owner));
    await Promise.all(owners.map((each, index) => write(each, index % 2 ? 5 : 2).expect(200)));
    expect(await ratings()).toEqual({ shown: 3.5, count: 6, sorted: 3.5 });
  });

  test('PR-13 is for owners: a visitor gets 401, others 403, an unknown pattern 404', async () => {
    const stranger = await app.signUp();
    await app.http().put(`/open-api/assets/${assetId}/review`).send({ stars: 5, text: 'x' }).expect(401);
    const refusal = await write(stranger, 5).expect(403);
    expect(refusal.body).toMatchObject({
      code: 'forbidden',
      message: 'Only those who own this pattern can review it.',
    });
    await app
      .http()
      .put('/open-api/assets/nonsense/review')
      .set(stranger.auth)
      .send({ stars: 5, text: 'x' })
      .expect(404);
    expect(await ratings()).toMatchObject({ count: 0 });
  });

  test.each([
    [0, 'Fine.', 'stars', 'Choose 1 to 5 stars'],
    [6, 'Fine.', 'stars', 'Choose 1 to 5 stars'],
    [4.5, 'Fine.', 'stars', 'Choose 1 to 5 stars'],
    [5, '   ', 'text', 'Review is required'],
    [5, 'x'.repeat(2001), 'text', 'Review must be at most 2000 characters'],
  ])('V-44 %s stars and these words are refused with the field', async (stars, text, path, message) => {
    const { body } = await write(await app.signUp(), stars, text).expect(422);
    expect(body.errors).toEqual([{ path, message }]);
  });
});

describe('after a refund', () => {
  async function refund(number: string): Promise<void> {
    const admin = await app.signUp('support');
    const asked = { reason: 'duplicate', assetIds: [assetId] };
    const call = app.http().post(`/admin/orders/${number}/refunds`).set(admin.auth);
    await call.set('idempotency-key', `review-${number}`).send(asked).expect(201);
    await app.runJobs();
  }

  test('EN-37 a review is hidden and not counted, and is back when its author owns the pattern again', async () => {
    const buyer = await app.signUp();
    const { number } = await buy(app, buyer, [assetId], 900);
    await write(buyer, 1, 'Not for me.').expect(200);
    await write(await owner(), 5).expect(200);
    expect(await ratings()).toEqual({ shown: 3, count: 2, sorted: 3 });

    await refund(number);
    expect(await ratings()).toEqual({ shown: 5, count: 1, sorted: 5 });
    const hidden = await read(buyer);
    expect(hidden).toMatchObject({ summary: { mean: 5, count: 1 }, own: null, canReview: false });
    expect(hidden.reviews.map(({ stars }: { stars: number }) => stars)).toEqual([5]);

    await buy(app, buyer, [assetId], 900);
    expect(await ratings()).toEqual({ shown: 3, count: 2, sorted: 3 });
    expect(await read(buyer)).toMatchObject({ own: { stars: 1, text: 'Not for me.' }, canReview: true });
  });

  test('EN-37 a pattern whose only review is hidden has no rating', async () => {
    const buyer = await app.signUp();
    const { number } = await buy(app, buyer, [assetId], 900);
    await write(buyer, 2).expect(200);
    await refund(number);
    expect(await ratings()).toEqual({ shown: null, count: 0, sorted: null });
  });

  test('EN-37 who holds the pattern by another license is heard still', async () => {
    const buyer = await owner();
    await app.http().post(`/cart/${assetId}`).set(buyer.auth).send({ license: 'extended' }).expect(200);
    const { number } = await buy(app, buyer, [], 1000);
    await write(buyer, 4).expect(200);
    await refund(number);
    expect(await ratings()).toEqual({ shown: 4, count: 1, sorted: 4 });
  });
});

describe('reading', () => {
  test('pages newest first, with figures over all of them, and no more of a person than first name and initial', async () => {
    const owners = [];
    for (const stars of [5, 3, 5]) {
      const buyer = await owner();
      await write(buyer, stars).expect(200);
      app.clock.advance(1000);
      owners.push(buyer);
    }
    const page = await read(undefined, '?page=1&limit=2');
    expect(page.pagination).toEqual({ totalItems: 3, totalPages: 2, page: 1, limit: 2 });
    expect(page.reviews.map(({ stars }: { stars: number }) => stars)).toEqual([5, 3]);
    expect(page.summary).toEqual({ mean: 4.3, count: 3, byStars: [0, 0, 1, 0, 2] });
    expect(page.reviews[0].author).toMatch(/^Buyer \d\.$/);
    expect(JSON.stringify(page)).not.toContain('@');
  });

  test('an owner sees their own and may write, a stranger may not, a visitor is not asked', async () => {
    const buyer = await owner();
    expect(await read(buyer)).toMatchObject({ own: null, canReview: true });
    await write(buyer, 5).expect(200);
    expect(await read(buyer)).toMatchObject({ own: { stars: 5 }, canReview: true });
    expect(await read(await app.signUp())).toMatchObject({ own: null, canReview: false });
    expect(await read()).toMatchObject({ own: null, canReview: null });
  });

  test('a pattern that is not for sale has none', async () => {
    await app.http().get('/open-api/assets/00000000-0000-4000-8000-000000000000/reviews').expect(404);
  });
});
