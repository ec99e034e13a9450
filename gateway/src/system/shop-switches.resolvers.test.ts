import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const SET = `mutation { setShopSwitch(input: { name: STUDIO_APPLICATIONS, isOn: false, reason: "Too many.", version: 0 }) {
  shopSwitch { name isOn reason version } errors { __typename ... on VersionConflictError { path currentVersion } } } }`;

test('R-22 what the shop does is listed, and switched by its name', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run('{ shopSwitches { name isOn refusal } }', {}, signedIn)).data?.['shopSwitches']).toEqual([
    { name: 'PURCHASES', isOn: true, refusal: 'We take no orders just now.' },
  ]);
  expect((await run(SET, {}, signedIn)).data?.['setShopSwitch']).toEqual({
    shopSwitch: { name: 'STUDIO_APPLICATIONS', isOn: false, reason: 'Too many.', version: 1 },
    errors: [],
  });
  const wanted = { isOn: false, reason: 'Too many.', version: 0 };
  expect(calls.at(-1)).toMatchObject({ name: 'shopSwitches.set', args: ['studio-applications', wanted] });
});

test('R-22 who switches second is told which version stands', async () => {
  const { run } = await gatewayOver({
    shopSwitches: { set: () => Promise.reject(problem(409, 'version_conflict', { currentVersion: 3 })) },
  });
  expect((await run(SET, {}, signedIn)).data?.['setShopSwitch']).toEqual({
    shopSwitch: null,
    errors: [{ __typename: 'VersionConflictError', path: ['version'], currentVersion: 3 }],
  });
});

test.each([
  ['an order', 'startCheckout(input: { idempotencyKey: "aaaaaaaaaaaaaaaaaaaa", expectedTotal: 900 })'],
  ['a plan', 'createSubscriptionSession(input: { planId: "pro-monthly" })'],
  ['a trial', 'startTrial(input: { planId: "membership-monthly" })'],
  [
    'another plan',
    'changePlan(input: { planId: "pro-monthly", previewedAt: "2026-11-26T00:00:00.000Z", expectedDue: 0 })',
  ],
  ['an application', 'submitStudioApplication(input: { version: 1 })'],
  ['the newsletter', 'subscribeToNewsletter(input: { email: "ada@example.com" })'],
])('R-22 whoever asks for %s while it is switched off reads so in the payload', async (_what, field) => {
  const off = () => Promise.reject(problem(409, 'switched_off', { message: 'We take none just now.' }));
  const { run } = await gatewayOver({
    orders: { startCheckout: off },
    subscriptions: { createSession: off, startTrial: off, change: off },
    applications: { submit: off },
    newsletter: { subscribe: off },
  });
  const { data } = await run(`mutation { payload: ${field} { ${ERRORS} } }`, {}, signedIn);
  expect(data?.['payload']).toEqual({
    errors: [{ __typename: 'SwitchedOffError', message: 'We take none just now.', path: [] }],
  });
});
