import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { confirmAddress, DAY, signUpForYears, subscribe } from '../../test/support/test-subscription.ts';

let app: TestApp;
let assets: string[];

beforeAll(async () => {
  app = await createTestApp();
  assets = [];
  for (let index = 0; index < 11; index += 1) assets.push(await insertTestAsset(app.db, { title: `Rose ${index}` }));
});
afterAll(() => app.close());

const startTrial = ({ auth }: SignedIn) =>
  app.http().post('/subscriptions/trial').set(auth).send({ planId: 'membership-monthly' });
const take = ({ auth }: SignedIn, assetId: string | undefined) =>
  app.http().post('/api/downloads/subscription').set(auth).send({ assetId });
const licensesOf = async ({ auth }: SignedIn) =>
  (await app.http().get('/api/downloads/library').set(auth).expect(200)).body.data.entitlements;

async function tryPlan(): Promise<SignedIn> {
  const person = await signUpForYears(app);
  await startTrial(person).expect(201);
  return person;
}

test('H4 B-21 a trial needs a confirmed address', async () => {
  const person = await app.signUp();
  const refused = await startTrial(person).expect(409);
  expect(refused.body).toMatchObject({ code: 'email_unconfirmed', message: expect.stringContaining('confirm') });
  await confirmAddress(app, person);
  await startTrial(person).expect(201);
});

test('H4 B-21 a trial gives 10 patterns in all, and says so when they are used', async () => {
  const person = await tryPlan();
  for (const assetId of assets.slice(0, 10)) await take(person, assetId).expect(200);
  const refused = await take(person, assets[10]).expect(409);
  expect(refused.body).toMatchObject({
    code: 'no_downloads_left',
    message: 'You have used all 10 downloads of your free trial. Subscribe to continue.',
  });
  const current = await app.http().get('/subscriptions/current').set(person.auth).expect(200);
  expect(current.body.data.subscription).toMatchObject({ downloadsUsed: 10, downloadsLeft: 0 });
});

test.each([
  ['runs out', async () => undefined],
  ['is canceled', ({ auth }: SignedIn) => app.http().post('/subscriptions/cancel').set(auth).expect(200)],
])('H4 B-21 the licenses of a trial that %s end with it, and their certificates say so', async (_how, act) => {
  const person = await tryPlan();
  await take(person, assets[0]).expect(200);
  const [license] = await licensesOf(person);
  const verify = async () => (await app.http().get(`/api/certificates/${license.certificateCode}`)).body.data;
  const before = await verify();
  await act(person);
  await app.travel(7.1 * DAY);
  expect(await licensesOf(person)).toEqual([]);
  expect(await verify()).not.toEqual(before);
});

test('H4 B-21 who pays while the trial runs keeps what was taken with it', async () => {
  const person = await tryPlan();
  await take(person, assets[0]).expect(200);
  await subscribe(app, person, 'membership-monthly');
  await app.travel(8 * DAY);
  expect(await licensesOf(person)).toHaveLength(1);
});
