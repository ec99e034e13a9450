import { takedownLinks } from '../../src/takedowns/takedown-links.ts';
import { findRequestByNumber } from '../../src/takedowns/takedowns.repository.ts';
import type { TestApp } from '../support/test-app.ts';
import { insertTestAsset } from '../support/test-assets.ts';
import { asOwner, type StaffWrites } from './staff-write.ts';

/** Requests of staff writes to takedown requests. */
export const takedownWrites: StaffWrites = {
  'POST /admin/takedowns/{number}/hold': async (app) => ({
    params: { number: await waitingTakedown(app) },
    body: { reason: 'The same drawing.' },
  }),
  'POST /admin/takedowns/{number}/refuse': async (app) => ({
    params: { number: await waitingTakedown(app) },
    body: { reason: 'Nothing in common.' },
  }),
  'POST /admin/takedowns/{number}/restore': async (app, owner) => {
    const number = await waitingTakedown(app);
    await asOwner(app, owner, 'post', `/admin/takedowns/${number}/hold`)
      .send({ reason: 'The same drawing.' })
      .expect(200);
    return { params: { number }, body: { reason: 'It was withdrawn.' } };
  },
};

/** Creates a claim with a confirmed address. */
async function waitingTakedown(app: TestApp): Promise<string> {
  const { email } = await app.signUp();
  await insertTestAsset(app.db, { title: 'Claimed' });
  const [claimed] = await app.db
    .selectFrom('catalog_asset_view')
    .select('slug')
    .where('title', '=', 'Claimed')
    .where('status', '=', 'approved')
    .execute();
  const claim = {
    pattern: claimed?.slug,
    name: 'Grace Hopper',
    email,
    contact: '1 Navy Street, Arlington',
    right: 'My print.',
    isGoodFaith: true,
    isAccurate: true,
  };
  const { number } = (await app.http().post('/takedown-requests').send(claim).expect(202)).body.data;
  const request = await findRequestByNumber(app.db, number);
  const token = takedownLinks.write(app.secrets.supportLinks, { id: request?.id ?? '' });
  await app.http().post('/takedown-requests/confirmations').send({ token }).expect(200);
  return String(number);
}
