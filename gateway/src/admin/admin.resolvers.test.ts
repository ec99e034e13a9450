import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const OVERVIEW =
  '{ adminOverview { assets { status count } paidOrderCount newestTickets { topic subject status } queues { name count dueAt } } }';
const forbidden = async () => {
  throw problem(403, 'forbidden');
};

test('R-22 an admin reads the figures in one upstream call', async () => {
  const { run, names } = await gatewayOver();

  const { data } = await run(OVERVIEW, {}, signedIn);

  expect(data?.['adminOverview']).toEqual({
    assets: [{ status: 'APPROVED', count: 300 }],
    paidOrderCount: 7,
    newestTickets: [{ topic: 'PAYMENTS', subject: 'No receipt', status: 'OPEN' }],
    queues: [{ name: 'TICKETS', count: 1, dueAt: '2026-11-02T20:00:00.000Z' }],
  });
  expect(names()).toEqual(['admin.overview']);
});

test('R-22 what waits at the desks is read in one upstream call', async () => {
  const { run, names } = await gatewayOver();

  const counts =
    '{ adminWaiting { submissions submissionMessages applications tickets overdueTickets reportedReviews takedowns } }';
  expect((await run(counts, {}, signedIn)).data?.['adminWaiting']).toEqual({
    submissions: 3,
    submissionMessages: 4,
    applications: 2,
    tickets: 2,
    overdueTickets: 1,
    reportedReviews: 5,
    takedowns: 1,
  });
  expect(names()).toEqual(['admin.waiting']);
});

test('R-22 what happened by day is read in one upstream call, with its money', async () => {
  const { run, names } = await gatewayOver();

  const { data } = await run('{ adminDays { day revenue { minorUnits currency } orders } }', {}, signedIn);

  expect(data?.['adminDays']).toEqual([
    { day: '2026-11-02', revenue: { minorUnits: 12_900, currency: 'USD' }, orders: 9 },
  ]);
  expect(names()).toEqual(['admin.days']);
});

test('R-22 what begins with a text is found in one upstream call', async () => {
  const { run, calls } = await gatewayOver();
  const find = '{ adminFinds(search: "hdo") { kind id label detail } }';
  expect((await run(find, {}, signedIn)).data?.['adminFinds']).toEqual([
    { kind: 'ORDER', id: 'HDO-00000001', label: 'HDO-00000001', detail: 'ada@example.com' },
  ]);
  expect(calls).toMatchObject([{ name: 'admin.finds', args: ['hdo'] }]);
});

test('R-22 R-23 what the api refuses is FORBIDDEN', async () => {
  const { run } = await gatewayOver({ admin: { overview: forbidden }, designers: { own: forbidden } });

  const { data, errors } = await run('{ adminOverview { accountCount } contributorStudio { slug } }', {}, signedIn);

  expect(data).toEqual({ adminOverview: null, contributorStudio: null });
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});
