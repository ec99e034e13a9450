import { earliestRateCardStart } from '@halfdrop/domain';
import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { DAY, signUpForYears } from '../../test/support/test-subscription.ts';

let app: TestApp;
let finance: SignedIn;

beforeEach(async () => {
  app = await createTestApp();
  finance = await app.signUp('finance');
});
afterEach(() => app.close());

const inDays = (days: number) => new Date(earliestRateCardStart(app.clock.now()).getTime() + days * DAY).toISOString();
const card = (changes: object = {}) => ({
  version: 2,
  startsAt: inDays(0),
  saleBasisPoints: 6000,
  periodBasisPoints: 5500,
  reason: 'Studios get more.',
  ...changes,
});
const announce = (body: object, by = finance) => app.http().post('/admin/rate-cards').set(by.auth).send(body);
const prove = (by = finance) =>
  app.http().post('/auth/proof').set(by.auth).send({ password: 'correct horse' }).expect(200);
const cards = async () => (await app.http().get('/rate-cards').expect(200)).body.data.rateCards;
const noticesOf = async (studio: string, by: SignedIn) =>
  (await app.http().get(`/studios/${studio}/notices`).set(by.auth).expect(200)).body.data.notices;

test('A12 a card that is announced shows at once, is told to every studio by notice and mail, and stands in the audit', async () => {
  const owner = await app.signUp();
  const studio = await insertStudioOf(app.db, owner.userId);
  await app.http().put(`/studios/${studio}/notice-mail`).set(owner.auth).send({ topic: 'payouts', isMailed: false });
  await prove();
  expect((await announce(card()).expect(200)).body.data).toMatchObject({ version: 2, saleBasisPoints: 6000 });
  await app.runJobs();
  expect(await cards()).toMatchObject([{ version: 1, saleBasisPoints: 5000 }, card()]);
  expect(await noticesOf(studio, owner)).toMatchObject([
    { kind: 'rate_card_announced', number: 2, startsAt: card().startsAt, reason: 'Studios get more.' },
  ]);
  const mails = app.outbox().filter((mail) => mail.includes(`To: ${owner.email}`));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('60%');
  const { rows } = await sql<{ action: string; why: string }>`select action, why from staff_audit_line`.execute(app.db);
  expect(rows).toEqual([{ action: 'rates.announce', why: 'Studios get more.' }]);
});

test('A12 a card counts from its day: what is sold before has the old rate', async () => {
  const owner = await signUpForYears(app);
  const studio = await insertStudioOf(app.db, owner.userId);
  const rose = await insertTestAsset(app.db, { title: 'Rose' });
  await sql`update catalog_asset set designer_id = ${studio}::smallint where id = ${rose}`.execute(app.db);
  await prove();
  await announce(card()).expect(200);
  await buy(app, await signUpForYears(app), [rose], 900);
  await app.travel(62 * DAY);
  await buy(app, await signUpForYears(app), [rose], 900);
  const { rows } = await sql`
    select rate_card_version as version, amount_cents as amount from royalties_line order by id`.execute(app.db);
  expect(rows).toEqual([
    { version: 1, amount: 450 },
    { version: 2, amount: 540 },
  ]);
});

test('the same announcement again is one, with one line and one notice; another for the same version is told', async () => {
  const owner = await app.signUp();
  const studio = await insertStudioOf(app.db, owner.userId);
  await prove();
  const body = card();
  const answers = await Promise.all([announce(body), announce(body), announce(body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await app.runJobs();
  expect(await noticesOf(studio, owner)).toHaveLength(1);
  expect((await announce(card({ saleBasisPoints: 4000 })).expect(409)).body).toMatchObject({
    code: 'version_conflict',
    currentVersion: 2,
  });
  expect(await cards()).toHaveLength(2);
});

test.each([
  ['less than 60 days away', () => ({ startsAt: inDays(-1) }), 'startsAt', /60 days before/],
  ['without a reason', () => ({ reason: ' ' }), 'reason', /Say why/],
  ['with more than all of it', () => ({ saleBasisPoints: 10_001 }), 'saleBasisPoints', /at most 100%/],
])('a card %s is refused with the field, and nothing is announced', async (_what, changes, path, message) => {
  await prove();
  const { body } = await announce(card(changes())).expect(422);
  expect(body.errors).toMatchObject([{ path, message: expect.stringMatching(message) }]);
  expect(await cards()).toHaveLength(1);
});

test('cards take effect one after the other', async () => {
  await prove();
  await announce(card({ startsAt: inDays(30) })).expect(200);
  const { body } = await announce(card({ version: 3, startsAt: inDays(10) })).expect(422);
  expect(body.errors[0].message).toMatch(/after version 2/);
});

test('G-04 who is not of the money, or has not proven who they are, announces nothing', async () => {
  await announce(card(), await app.signUp()).expect(403);
  await announce(card(), await app.signUp('support')).expect(403);
  await app.http().post('/admin/rate-cards').send(card()).expect(401);
  expect((await announce(card()).expect(403)).body).toMatchObject({ code: 'proof_required' });
  expect(await cards()).toHaveLength(1);
});
