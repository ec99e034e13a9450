import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('G-11 subscriptions are listed by view, order, plan and address', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ adminSubscriptions(view: UNPAID, sort: RENEWAL, planId: "pro-monthly", search: "ada@example.com", limit: 1) {
    items { planName status price { minorUnits currency } person { email } } pageInfo { totalItems } } }`;
  expect((await run(list, {}, signedIn)).data?.['adminSubscriptions']).toMatchObject({
    items: [{ planName: 'Membership, yearly', person: { email: 'ada@example.com' } }],
    pageInfo: { totalItems: 1 },
  });
  const wanted = { view: 'unpaid', sort: 'renewal', plan: 'pro-monthly', q: 'ada@example.com', page: 1, limit: 1 };
  expect(calls).toMatchObject([{ name: 'subscriptionDesk.list', args: [wanted] }]);
});

test('G-11 one subscription shows its payments, steps and what was claimed, in one call', async () => {
  const { run, calls } = await gatewayOver();
  const one = `{ adminSubscription(id: "subscription-1") { providerReference
    payments { paymentReference kind amount { minorUnits } } steps { from to cause } claimed { sku } } }`;
  expect((await run(one, {}, signedIn)).data?.['adminSubscription']).toEqual({
    providerReference: 'sub_1',
    payments: [{ paymentReference: 'pay_1', kind: 'FIRST', amount: { minorUnits: 9999 } }],
    steps: [{ from: null, to: 'ACTIVE', cause: 'subscription.started' }],
    claimed: [{ sku: 'HD-10000042' }],
  });
  expect(calls).toHaveLength(1);
});

test('G-11 acts carry their reason, and what is refused is told in the payload', async () => {
  const { run, calls } = await gatewayOver({
    subscriptionDesk: {
      refund: async () => {
        throw problem(409, 'money_back_over');
      },
    },
  });
  const input = 'subscriptionId: "subscription-1", reason: "Asked for."';
  const credit = `mutation { creditSubscription(input: { ${input}, downloads: 5, idempotencyKey: "credit-0001" }) {
    subscription { creditedDownloads } ${ERRORS} } }`;
  expect((await run(credit, {}, signedIn)).data?.['creditSubscription']).toEqual({
    subscription: { creditedDownloads: 5 },
    errors: [],
  });
  const cancel = `mutation { cancelForSubscriber(input: { ${input}, isAtOnce: true }) { subscription { id } ${ERRORS} } }`;
  await run(cancel, {}, signedIn);
  expect(calls).toMatchObject([
    { name: 'subscriptionDesk.credit', args: ['subscription-1', { downloads: 5, key: 'credit-0001' }] },
    { name: 'subscriptionDesk.cancel', args: ['subscription-1', { isAtOnce: true, reason: 'Asked for.' }] },
  ]);
  const refund = `mutation { refundSubscription(input: { ${input} }) { subscription { id } ${ERRORS} } }`;
  expect((await run(refund, {}, signedIn)).data?.['refundSubscription']).toMatchObject({
    subscription: null,
    errors: [{ __typename: 'MoneyBackOverError' }],
  });
});
