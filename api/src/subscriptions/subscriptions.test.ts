import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import type { PlanDto } from './subscriptions.contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function plans(offer: string): Promise<PlanDto[]> {
  return (await app.http().get(`/plans?offer=${offer}`).expect(200)).body.data.plans;
}

test('M-07 EN-23 the membership is one plan in two intervals, its yearly figures computed from its prices', async () => {
  const [monthly, yearly] = await plans('membership');
  expect(monthly).toMatchObject({ id: 'membership-monthly', interval: 'month', price: 999, listPrice: null });
  expect(yearly).toMatchObject({
    id: 'membership-yearly',
    name: 'Yearly',
    interval: 'year',
    price: 9999,
    listPrice: 11_988,
    saving: { percent: 17, months: 2 },
    isPopular: true,
    trialDays: 7,
    trialDownloads: 10,
  });
  expect(yearly?.features).toEqual([
    'All Designs, not Premium',
    'Unlimited downloads',
    'Commercial licence',
    'Premium support',
    'Early access',
  ]);
});

test('B-22 every paid plan promises early access, and the Free plan does not', async () => {
  const all = [...(await plans('membership')), ...(await plans('pricing'))];
  const promising = all.filter(({ perks }) => perks.includes('Early access'));
  expect(promising).toEqual(all.filter(({ tier }) => tier !== 'free'));
});

test('BC-19 B-15 the three plans of the pricing page save what their prices say', async () => {
  const all = (await plans('pricing')).filter(({ tier }) => tier !== 'free');
  expect(all.map(({ tier, interval, price }) => [tier, interval, price])).toEqual([
    ['starter', 'month', 1900],
    ['starter', 'year', 19_000],
    ['pro', 'month', 4900],
    ['pro', 'year', 49_000],
    ['elite', 'month', 14_900],
    ['elite', 'year', 149_000],
  ]);
  const licenses = new Map(all.map(({ tier, license }) => [tier, license]));
  expect([...licenses.values()]).toEqual(['standard', 'commercial', 'extended']);
  expect(all.filter(({ saving }) => saving).map(({ saving }) => saving?.percent)).toEqual([17, 17, 17]);
  expect(all.map(({ features }) => features[1])).toEqual([
    '10 downloads a month',
    '10 downloads a month',
    '50 downloads a month',
    '50 downloads a month',
    'Unlimited downloads',
    'Unlimited downloads',
  ]);
});

test('B-11 a plan carries all that the pricing page says of it, at both its prices', async () => {
  const all = await plans('pricing');
  expect(all.map(({ tier }) => tier)).toEqual(['free', 'starter', 'starter', 'pro', 'pro', 'elite', 'elite']);
  const [monthly, yearly] = all.filter(({ tier }) => tier === 'pro');
  expect([monthly?.price, yearly?.price]).toEqual([4900, 49_000]);
  for (const plan of [monthly, yearly])
    expect(plan).toMatchObject({
      name: 'Pro',
      description: 'For studios that print every month.',
      downloadsLabel: '50 downloads a month',
      features: [
        'All Designs and Premium Designs',
        '50 downloads a month',
        'Commercial licence',
        'Premium support',
        'Early access',
      ],
      isPopular: true,
      buttonText: 'Choose Pro',
    });
});

test('the Free plan gives what a new account is given, and is never paid', async () => {
  const [free] = await plans('pricing');
  const person = { name: 'Ada Byron', username: 'ada_b', email: 'ada@example.com', password: 'a long password' };
  const account = await app.http().post('/auth/register').send(person).expect(201);
  expect(free).toMatchObject({
    id: 'free',
    interval: null,
    price: 0,
    downloadsLabel: `${account.body.data.user.freeDownloads} free downloads`,
    features: ['Free patterns', '5 free downloads', 'Personal licence', 'PNG files'],
    buttonText: 'Create an account',
  });
});

test('an offer nobody has is refused', async () => {
  await app.http().get('/plans?offer=none').expect(422);
});

test('G-13 B-22 every paid plan has premium support, for every subscriber is answered within 12 hours', async () => {
  const { body } = await app.http().get('/plans').expect(200);
  const supported = body.data.plans.map(({ tier, perks }: { tier: string; perks: string[] }) => [
    tier,
    perks.includes('Premium support'),
  ]);
  expect(Object.fromEntries(supported)).toEqual({
    free: false,
    membership: true,
    starter: true,
    pro: true,
    elite: true,
  });
});
