import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { buy, checkout, fillCart, pay } from '../../test/support/test-purchase.ts';
import { subscribe } from '../../test/support/test-subscription.ts';
import type { AdminDayDto } from './days.contract.ts';

let app: TestApp;
let someone: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  someone = await app.signUp();
});
afterAll(() => app.close());

async function signUpContributor(): Promise<SignedIn> {
  const person = await app.signUp();
  await insertStudioOf(app.db, person.userId);
  return person;
}

test('R-22 the figures of the shop are refused to visitors, users and contributors', async () => {
  await app.http().get('/admin/overview').expect(401);
  const refused = await app.http().get('/admin/overview').set(someone.auth).expect(403);
  expect(refused.body.code).toBe('forbidden');
  await app
    .http()
    .get('/admin/overview')
    .set((await signUpContributor()).auth)
    .expect(403);
});

const dueAt = (ticket: { readonly dueAt: string }) => ticket.dueAt;

test('R-22 an admin sees counted figures and the newest open tickets', async () => {
  const operator = await app.signUp('content');
  const rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  await fillCart(app, someone, [rose]);
  const { sessionId } = (await checkout(app, someone, 900)).body.data;
  await pay(app, sessionId, { card: '4242424242424242' });
  await app.runJobs();
  const ticket = { category: 'payments', subject: 'No receipt', description: 'It never came.' };
  await app.http().post('/support/tickets').set(someone.auth).send(ticket).expect(201);
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Good cloth.' };
  await app.http().post('/support/messages').send(message).expect(201);

  const first = (await app.http().get('/admin/overview').set(operator.auth).expect(200)).body.data;
  expect(first).toMatchObject({
    assets: [{ status: 'approved', count: 1 }],
    paidOrderCount: 1,
    openTicketCount: 2,
    overdueTicketCount: 0,
    recentMessageCount: 1,
    queues: expect.arrayContaining([
      { name: 'submissions', count: 0, dueAt: null, oldestAt: null },
      { name: 'tickets', count: 2, dueAt: first.newestTickets.map(dueAt).toSorted()[0], oldestAt: null },
    ]),
    newestTickets: expect.arrayContaining([
      expect.objectContaining({ subject: 'No receipt', category: 'payments', status: 'open' }),
      expect.objectContaining({ subject: 'Contact form: general', category: null, status: 'open' }),
    ]),
  });
  expect(first.accountCount).toBeGreaterThanOrEqual(3);

  const waiting = (await app.http().get('/admin/waiting').set(operator.auth).expect(200)).body.data;
  expect(waiting).toEqual({
    submissions: 0,
    submissionMessages: 0,
    applications: 0,
    tickets: 2,
    overdueTickets: 0,
    reportedReviews: 0,
    takedowns: 0,
  });

  app.clock.advance(8 * 86_400_000);
  const later = (await app.http().get('/admin/overview').set(operator.auth).expect(200)).body.data;
  expect(later).toMatchObject({ openTicketCount: 2, overdueTicketCount: 2, recentMessageCount: 0 });
});

test('R-23 a contributor sees the studio the account owns; others are refused', async () => {
  await app.http().get('/contributor/studio').expect(401);
  await app.http().get('/contributor/studio').set(someone.auth).expect(403);

  const contributor = await signUpContributor();
  const { data } = (await app.http().get('/contributor/studio').set(contributor.auth).expect(200)).body;
  expect(data).toMatchObject({ slug: `studio-of-${contributor.userId}`, followerCount: 0 });
});

test('R-22 what was sold, refunded and begun is counted by day, for those who look after the money', async () => {
  const finance = await app.signUp('finance');
  const daysNow = async (): Promise<AdminDayDto[]> =>
    (await app.http().get('/admin/days').set(finance.auth).expect(200)).body.data.days;
  const before = (await daysNow()).at(-1);
  const rose = await insertTestAsset(app.db, { title: 'Dog rose', categoryId: 1 });
  const buyer = await app.signUp();
  const { number } = await buy(app, buyer, [rose], 900);
  const subscriber = await app.signUp();
  await subscribe(app, subscriber, 'pro-monthly');

  const days = await daysNow();
  expect(days).toHaveLength(30);
  expect(new Set(days.map(({ day }) => day)).size).toBe(30);
  const today = days.at(-1);
  const paid = (today?.revenue ?? 0) - (before?.revenue ?? 0) - 900;
  expect(paid).toBeGreaterThan(0);
  expect(today).toMatchObject({
    day: app.clock.now().toISOString().slice(0, 10),
    refunded: 0,
    orders: (before?.orders ?? 0) + 1,
    periods: (before?.periods ?? 0) + 1,
    people: (before?.people ?? 0) + 2,
    subscriptionsBegun: (before?.subscriptionsBegun ?? 0) + 1,
  });

  app.clock.advance(86_400_000);
  await app.http().post('/auth/proof').set(finance.auth).send({ password: 'correct horse' }).expect(200);
  await app
    .http()
    .post(`/admin/orders/${number}/refunds`)
    .set({ ...finance.auth, 'idempotency-key': 'refund-of-today' })
    .send({ reason: 'duplicate' })
    .expect(201);
  await app.runJobs();
  const [yesterday, now] = (await daysNow()).slice(-2);
  // A refund made today counts for today and does not change the day of the sale.
  expect(yesterday).toEqual(today);
  expect(now).toMatchObject({ revenue: 0, refunded: 900, orders: 0 });

  const support = await app.signUp('support');
  await app.http().get('/admin/days').set(support.auth).expect(403);
});
