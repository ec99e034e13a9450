import type { TestApp } from '../support/test-app.ts';
import { insertTestAsset } from '../support/test-assets.ts';
import { buy } from '../support/test-purchase.ts';
import { asOwner, type StaffWrites } from './staff-write.ts';

/** Requests of staff writes to reviews. */
export const reviewWrites: StaffWrites = {
  'POST /admin/reported-reviews/{reviewId}/hide': async (app) => ({
    params: { reviewId: await reportedReview(app) },
    body: { reason: 'An advertisement.' },
  }),
  'POST /admin/reported-reviews/{reviewId}/keep': async (app) => ({
    params: { reviewId: await reportedReview(app) },
    body: { reason: 'No advertisement.' },
  }),
  'POST /admin/reported-reviews/{reviewId}/show': async (app, owner) => {
    const reviewId = await reportedReview(app);
    await asOwner(app, owner, 'post', `/admin/reported-reviews/${reviewId}/hide`)
      .send({ reason: 'An advertisement.' })
      .expect(200);
    return { params: { reviewId }, body: { reason: 'It is none.' } };
  },
};

/** Creates a buyer's review that somebody else has reported. */
async function reportedReview(app: TestApp): Promise<string> {
  const [buyer, reader] = [await app.signUp(), await app.signUp()];
  const assetId = await insertTestAsset(app.db, { title: 'Reviewed', categoryId: 1 });
  await buy(app, buyer, [assetId], 900);
  const words = { stars: 1, text: 'Buy elsewhere.' };
  const review = app.http().put(`/open-api/assets/${assetId}/review`).set(buyer.auth).send(words);
  const { id } = (await review.expect(200)).body.data;
  await app.http().post(`/reviews/${id}/reports`).set(reader.auth).send({ reason: 'spam' }).expect(201);
  return String(id);
}
