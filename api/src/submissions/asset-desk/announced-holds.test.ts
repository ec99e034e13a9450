import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../../test/support/test-assets.ts';
import { signUpForYears } from '../../../test/support/test-subscription.ts';

const DAY = 86_400_000;

let app: TestApp;
let agent: SignedIn;
let designer: SignedIn;
let studioId: string;

beforeEach(async () => {
  app = await createTestApp();
  agent = await app.signUp('catalog');
  designer = await signUpForYears(app);
  studioId = await insertStudioOf(app.db, designer.userId);
});
afterEach(() => app.close());

/** Puts a pattern of the studio on sale. */
async function onSale(title: string): Promise<string> {
  const id = await insertTestAsset(app.db, { title });
  const change = { designer_id: Number(studioId) };
  await app.db.updateTable('catalog_asset').set(change).where('id', '=', id).execute();
  return id;
}

const step = (id: string, name: 'hold-announcement' | 'release', reason = 'A copy of the sample.') =>
  app.http().post(`/admin/assets/${id}/${name}`).set(agent.auth).send({ reason });
const asStudio = (method: 'get' | 'post', path: string) => app.http()[method](path).set(designer.auth);
const dayAhead = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const publicly = (id: string) => app.http().get(`/open-api/assets/${id}`);

test('R-22 a studio is told 30 days before its pattern is taken from sale, which it can read where the pattern is', async () => {
  const id = await onSale('Outdated Dots');
  const { announcedHold } = (await step(id, 'hold-announcement', 'It is outdated.').expect(200)).body.data;
  expect(announcedHold).toEqual({ reason: 'It is outdated.', startsAt: `${dayAhead(31)}T00:00:00.000Z` });
  expect((await step(id, 'hold-announcement').expect(409)).body.message).toBe('Its studio has already been notified.');
  const own = async () => (await asStudio('get', `/studio-assets/${id}`).expect(200)).body.data;
  expect(await own()).toMatchObject({ status: 'approved', hold: null, announcedHold });

  await app.travel(30 * DAY);
  await publicly(id).expect(200);
  await app.travel(1.1 * DAY);
  await publicly(id).expect(404);
  expect(await own()).toMatchObject({
    status: 'withdrawn',
    hold: { reason: 'It is outdated.' },
    announcedHold: null,
  });
  const { body } = await asStudio('get', `/studios/${studioId}/notices`).expect(200);
  expect(body.data.notices).toMatchObject([
    { kind: 'asset_held', title: 'Outdated Dots', reason: 'It is outdated.' },
    { kind: 'asset_hold_announced', title: 'Outdated Dots', startsAt: announcedHold.startsAt },
  ]);
  const mails = app.outbox().filter((mail) => mail.includes(`\nTo: ${designer.email}`));
  expect(mails.filter((mail) => mail.includes('leaves the shop on'))).toHaveLength(1);
});

test('R-22 what was announced is taken back, and the pattern stays on sale', async () => {
  const id = await onSale('Spared Dots');
  await step(id, 'hold-announcement').expect(200);
  const spared = await step(id, 'release', 'You have mended it.').expect(200);
  expect(spared.body.data).toMatchObject({ status: 'approved', announcedHold: null });
  await app.travel(32 * DAY);
  await publicly(id).expect(200);
  const { body } = await asStudio('get', `/studios/${studioId}/notices`).expect(200);
  expect(body.data.notices[0]).toMatchObject({ kind: 'asset_hold_canceled', reason: 'You have mended it.' });
});

test('R-22 what a studio has withdrawn meanwhile is taken from sale once it is back', async () => {
  const id = await onSale('Hidden Dots');
  await step(id, 'hold-announcement').expect(200);
  await asStudio('post', `/studio-assets/${id}/withdraw`).send({}).expect(200);
  await app.travel(32 * DAY);
  await asStudio('post', `/studio-assets/${id}/return`).send({}).expect(200);
  await app.travel(DAY);
  await publicly(id).expect(404);
});
