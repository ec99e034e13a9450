import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('R-22 the machinery is read in one upstream call', async () => {
  const { run, names } = await gatewayOver();
  const query = `{ systemState { parts { name isUp detail } jobCounts { failing oldestDueAt } failedEventCount
    schedules { task at } settings { name value isSet } } }`;
  expect((await run(query, {}, signedIn)).data?.['systemState']).toEqual({
    parts: [{ name: 'MAIL', isUp: false, detail: 'Does not answer' }],
    jobCounts: { failing: 1, oldestDueAt: '2026-11-02T09:00:00.000Z' },
    failedEventCount: 1,
    schedules: [{ task: 'shop.prune', at: '17 * * * *' }],
    settings: [{ name: 'SEALING_SECRET', value: null, isSet: true }],
  });
  expect(names()).toEqual(['system.state']);
});

test('R-22 jobs are listed by what they are doing, and all of them when nothing is said', async () => {
  const { run, calls } = await gatewayOver();
  const items = 'items { id status error } pageInfo { totalItems }';
  expect((await run(`{ systemJobs(status: FAILING, page: 2) { ${items} } }`, {}, signedIn)).data).toEqual({
    systemJobs: {
      items: [{ id: '41', status: 'FAILING', error: 'The mail server does not answer.' }],
      pageInfo: { totalItems: 1 },
    },
  });
  await run(`{ systemJobs { ${items} } }`, {}, signedIn);
  expect(calls.map(({ args }) => args)).toEqual([
    [{ view: 'failing', page: 2, limit: 24 }],
    [{ view: 'all', page: 1, limit: 24 }],
  ]);
});

test('R-22 a job that is done meanwhile or runs, and a reason that is missing, are errors of the payload', async () => {
  const fails = (status: number, code: string, facts = {}) => ({
    system: {
      discardJob: async () => {
        throw problem(status, code, facts);
      },
    },
  });
  const discard = `mutation { discardJob(input: { id: "41", reason: "" }) { job { id } ${ERRORS} } }`;
  const errorsOf = async (answers: ReturnType<typeof fails>) => {
    const { run } = await gatewayOver(answers);
    return (await run(discard, {}, signedIn)).data?.['discardJob'];
  };
  expect(await errorsOf(fails(404, 'not_found'))).toMatchObject({
    job: null,
    errors: [{ __typename: 'NotFoundError', path: ['id'] }],
  });
  expect(await errorsOf(fails(409, 'illegal_transition'))).toMatchObject({
    errors: [{ __typename: 'IllegalTransitionError', path: ['id'] }],
  });
  const reason = { errors: [{ path: 'reason', message: 'Please say why' }] };
  expect(await errorsOf(fails(422, 'validation_failed', reason))).toMatchObject({
    errors: [{ __typename: 'ValidationError', path: ['reason'], message: 'Please say why' }],
  });
});

test('B9 an event of the provider is processed again', async () => {
  const { run, calls } = await gatewayOver();
  const process = `mutation { processPaymentEvent(input: { id: "evt_1" }) { event { id failure { message } } ${ERRORS} } }`;
  expect((await run(process, {}, signedIn)).data?.['processPaymentEvent']).toEqual({
    event: { id: 'evt_1', failure: null },
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'system.processPaymentEvent', args: ['evt_1'] }]);
});

test('A16 a check names what is wrong, with the order and the amount', async () => {
  const { run, calls } = await gatewayOver();
  const query = `{ moneyChecks { name failedAt }
    moneyCheck(name: CHARGE_WITHOUT_ORDER) { check { name } findings { orderNumber amount { minorUnits } } } }`;
  expect((await run(query, {}, signedIn)).data).toEqual({
    moneyChecks: [{ name: 'ORDER_WITHOUT_LICENSE', failedAt: '2026-11-02T09:05:00.000Z' }],
    moneyCheck: {
      check: { name: 'CHARGE_WITHOUT_ORDER' },
      findings: [{ orderNumber: 'HDO-00000001', amount: { minorUnits: 900 } }],
    },
  });
  expect(calls.map(({ args }) => args)).toContainEqual(['charge-without-order']);
});
