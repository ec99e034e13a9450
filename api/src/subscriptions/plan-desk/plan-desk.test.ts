import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import {
  changePlan,
  DAY,
  openPlan,
  planOf,
  signUpForYears,
  subscribe,
} from '../../../test/support/test-subscription.ts';
import { pay } from '../../../test/support/test-purchase.ts';
import type { AdminPlanDetailsDto, PlanTerms } from './plan-desk.contract.ts';

let app: TestApp;
let agent: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signUp('finance');
  const expires_at = new Date(app.clock.now().getTime() + 3000 * DAY);
  await app.db.updateTable('account_session').set({ expires_at }).where('user_id', '=', agent.userId).execute();
});
afterAll(() => app.close());

const one = async (id: string): Promise<AdminPlanDetailsDto> =>
  (await app.http().get(`/admin/plans/${id}`).set(agent.auth).expect(200)).body.data;

/** Requests terms that differ from the current ones. */
async function change(id: string, changes: Partial<PlanTerms>, asked: object = {}) {
  const { plan } = await one(id);
  const { name, description, price, downloadsPerMonth, license, includesPremium } = plan.inForce;
  const { trialDays, trialDownloads, perks, isPopular } = plan.inForce;
  const terms: PlanTerms = {
    name,
    description,
    price,
    downloadsPerMonth,
    license,
    includesPremium,
    trialDays,
    trialDownloads,
    perks,
    isPopular,
    ...changes,
  };
  return app
    .http()
    .post(`/admin/plans/${id}/versions`)
    .set(agent.auth)
    .send({ ...terms, startsAt: null, reason: 'Costs have risen.', version: plan.version, ...asked });
}

async function sell(id: string, isOnSale: boolean) {
  const { version } = (await one(id)).plan;
  return app.http().put(`/admin/plans/${id}/sale`).set(agent.auth).send({ isOnSale, reason: 'Too few.', version });
}

async function offered(id: string) {
  const { body } = await app.http().get('/plans').expect(200);
  return body.data.plans.find((plan: { id: string }) => plan.id === id);
}

test('R-22 who has a plan keeps price and downloads at renewal; who comes later gets the version in force', async () => {
  const early = await signUpForYears(app);
  await subscribe(app, early, 'starter-monthly');
  const changed = await change('starter-monthly', { price: 2500, downloadsPerMonth: 20, name: 'Start' });
  expect(changed.status).toBe(200);
  expect(await offered('starter-monthly')).toMatchObject({ name: 'Start', price: 2500, downloadsPerMonth: 20 });

  const late = await signUpForYears(app);
  await subscribe(app, late, 'starter-monthly');
  await app.travel(32 * DAY);
  expect(await planOf(app, early)).toMatchObject({ price: 1900, plan: { name: 'Starter' }, downloadsLeft: 10 });
  expect(await planOf(app, late)).toMatchObject({ price: 2500, plan: { name: 'Start' }, downloadsLeft: 20 });

  const { plan, versions } = await one('starter-monthly');
  expect(plan).toMatchObject({ holderCount: 2, version: 2, planned: null });
  expect(versions).toMatchObject([
    { version: 2, price: 2500, reason: 'Costs have risen.', holderCount: 1 },
    { version: 1, price: 1900, reason: 'The first version', holderCount: 1 },
  ]);
  const holders = async (version: number) =>
    (
      await app
        .http()
        .get('/admin/subscriptions')
        .query({ plan: 'starter-monthly', version })
        .set(agent.auth)
        .expect(200)
    ).body.data.subscriptions;
  expect(await holders(1)).toMatchObject([{ person: { email: early.email }, price: 1900 }]);
  expect(await holders(2)).toMatchObject([{ person: { email: late.email }, price: 2500 }]);
});

test('R-22 a payment page that is open keeps what it showed; a new one has the new price', async () => {
  const buyer = await signUpForYears(app);
  const opened = await openPlan(app, buyer, 'elite-monthly');
  expect((await change('elite-monthly', { price: 15_900, includesPremium: false })).status).toBe(200);
  await pay(app, opened, { card: '4242424242424242' });
  await app.runJobs();
  expect(await planOf(app, buyer)).toMatchObject({ price: 14_900, plan: { includesPremium: true } });
});

test('R-22 who changes to a plan gets its version in force, and keeps it at the renewal', async () => {
  const buyer = await signUpForYears(app);
  await subscribe(app, buyer, 'pro-monthly');
  expect((await change('pro-yearly', { price: 52_000 })).status).toBe(200);
  await changePlan(app, buyer, 'pro-yearly');
  expect((await change('pro-yearly', { price: 55_000, downloadsPerMonth: 40 })).status).toBe(200);
  await app.travel(366 * DAY);
  expect(await planOf(app, buyer)).toMatchObject({ price: 52_000, plan: { id: 'pro-yearly', downloadsPerMonth: 50 } });
});

test('R-22 a version starts on its day, is replaced before, and can be canceled', async () => {
  const day = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();
  expect((await change('membership-yearly', { price: 10_999 }, { startsAt: day(2) })).body.data).toMatchObject({
    inForce: { price: 9999 },
    planned: { price: 10_999, status: 'planned' },
  });
  expect((await change('membership-yearly', { price: 11_999 }, { startsAt: day(5) })).status).toBe(200);
  await app.travel(3 * DAY);
  expect(await offered('membership-yearly')).toMatchObject({ price: 9999 });
  await app.travel(3 * DAY);
  expect(await offered('membership-yearly')).toMatchObject({ price: 11_999 });

  const planned = await change('membership-yearly', { price: 12_999 }, { startsAt: day(5) });
  const cancel = (version: number) =>
    app
      .http()
      .post('/admin/plans/membership-yearly/cancellation')
      .set(agent.auth)
      .send({ reason: 'Not yet.', version });
  await cancel(planned.body.data.version).expect(200);
  await cancel(planned.body.data.version).expect(404);
  await app.travel(6 * DAY);
  expect(await offered('membership-yearly')).toMatchObject({ price: 11_999 });
  expect((await change('membership-yearly', {}, { startsAt: day(-1) })).body.errors[0].path).toBe('startsAt');
});

test('R-22 a plan off sale is not offered nor chosen; who has it keeps it, and can resume it', async () => {
  const holder = await signUpForYears(app);
  await subscribe(app, holder, 'starter-yearly');
  expect((await sell('starter-yearly', false)).body.data).toMatchObject({ isOnSale: false, holderCount: 1 });
  expect(await offered('starter-yearly')).toBeUndefined();
  const other = await signUpForYears(app);
  await app
    .http()
    .post('/api/subscriptions/create-session')
    .set(other.auth)
    .send({ planId: 'starter-yearly' })
    .expect(404);
  await app.http().post('/subscriptions/cancel').set(holder.auth).expect(200);
  await app.http().post('/subscriptions/resume').set(holder.auth).expect(200);
  await app.travel(366 * DAY);
  expect(await planOf(app, holder)).toMatchObject({ status: 'active', plan: { id: 'starter-yearly' }, price: 19_000 });
  expect((await sell('starter-yearly', true)).status).toBe(200);
  expect(await offered('starter-yearly')).toMatchObject({ price: 19_000 });
});

test.each<[string, string, Partial<PlanTerms>, string]>([
  ['the price of another plan', 'pro-monthly', { price: 999 }, 'price'],
  ['no price', 'pro-monthly', { price: 0 }, 'price'],
  ['a licence for oneself', 'pro-monthly', { license: 'personal' }, 'license'],
  ['a trial without downloads', 'pro-monthly', { trialDays: 7 }, 'trialDownloads'],
  ['no name', 'pro-monthly', { name: ' ' }, 'name'],
  ['the terms it has', 'pro-monthly', {}, 'name'],
  ['a price for what everybody has', 'free', { price: 100 }, 'price'],
])('R-22 a plan with %s is refused beside the field', async (_case, id, changes, field) => {
  const { status, body } = await change(id, changes);
  expect(status).toBe(422);
  expect(body.errors[0].path).toBe(field);
});

test('R-22 the words of what every account has are changed, and it is never off sale', async () => {
  expect((await change('free', { description: 'To look around.' })).status).toBe(200);
  expect(await offered('free')).toMatchObject({ description: 'To look around.', price: 0 });
  expect((await sell('free', false)).body.errors[0].path).toBe('isOnSale');
});

test('R-22 who saves second is told, and nothing is overwritten', async () => {
  const { version } = (await one('pro-monthly')).plan;
  expect((await change('pro-monthly', { price: 5500 }, { version })).status).toBe(200);
  const second = await change('pro-monthly', { price: 5600 }, { version });
  expect(second.body).toMatchObject({ code: 'version_conflict', currentVersion: version + 1 });
  await app.http().get('/admin/plans/gold').set(agent.auth).expect(404);
});

test('R-22 who buys looks after no plans, nor does the catalog', async () => {
  await app.http().get('/admin/plans').expect(401);
  for (const person of [await app.signUp(), await app.signUp('catalog')]) {
    await app.http().get('/admin/plans').set(person.auth).expect(403);
  }
});
