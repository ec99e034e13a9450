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
    payments { paymentReference kind amount { minorUnits } } steps { from to cause } claimed { sku }
    providerEvents { type amount { minorUnits } failure } } }`;
  expect((await run(one, {}, signedIn)).data?.['adminSubscription']).toEqual({
    providerReference: 'sub_1',
    payments: [{ paymentReference: 'pay_1', kind: 'FIRST', amount: { minorUnits: 9999 } }],
    steps: [{ from: null, to: 'ACTIVE', cause: 'subscription.started' }],
    claimed: [{ sku: 'HD-10000042' }],
    providerEvents: [{ type: 'subscription.started', amount: { minorUnits: 9999 }, failure: null }],
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

test('G-11 another plan for somebody goes at what its preview said; what it costs now is told with the refusal', async () => {
  const { run, calls } = await gatewayOver({
    subscriptionDesk: {
      changePlan: async () => {
        throw problem(409, 'plan_changed');
      },
    },
  });
  const preview = `{ adminPlanChangePreview(subscriptionId: "subscription-1", planId: "elite-monthly") {
    dueNow { minorUnits } isImmediate } }`;
  expect((await run(preview, {}, signedIn)).data?.['adminPlanChangePreview']).toMatchObject({ isImmediate: true });
  const change = `mutation { changePlanForSubscriber(input: { subscriptionId: "subscription-1", planId: "elite-monthly",
    previewedAt: "2026-11-02T09:00:00.000Z", expectedDue: 1, reason: "Asked for." }) { subscription { id }
    errors { __typename ... on UserError { path } ... on PlanChangedError { preview { isImmediate } } } } }`;
  expect((await run(change, {}, signedIn)).data?.['changePlanForSubscriber']).toMatchObject({
    subscription: null,
    errors: [{ __typename: 'PlanChangedError', path: ['expectedDue'], preview: { isImmediate: true } }],
  });
  expect(calls).toMatchObject([
    { name: 'subscriptionDesk.previewPlan', args: ['subscription-1', 'elite-monthly'] },
    { name: 'subscriptionDesk.changePlan', args: ['subscription-1', { expectedDue: 1, reason: 'Asked for.' }] },
    { name: 'subscriptionDesk.previewPlan', args: ['subscription-1', 'elite-monthly'] },
  ]);
});

test('G-11 the next bill is told with what days take off it; a plan that cannot be changed has no preview', async () => {
  const { run, calls } = await gatewayOver({
    subscriptionDesk: {
      previewPlan: async () => {
        throw problem(409, 'subscription_state');
      },
    },
  });
  const bill = `{ adminSubscriptionBill(subscriptionId: "subscription-1", creditDays: 7) {
    amount { minorUnits } credit { minorUnits } amountAfterCredit { minorUnits } isUnpaid }
    adminPlanChangePreview(subscriptionId: "subscription-1", planId: "elite-monthly") { isImmediate } }`;
  expect((await run(bill, {}, signedIn)).data).toMatchObject({
    adminSubscriptionBill: {
      amount: { minorUnits: 4900 },
      credit: { minorUnits: 1143 },
      amountAfterCredit: { minorUnits: 3757 },
      isUnpaid: false,
    },
    adminPlanChangePreview: null,
  });
  expect(calls).toContainEqual(expect.objectContaining({ name: 'subscriptionDesk.bill', args: ['subscription-1', 7] }));
});

test('G-11 days are given and an unpaid renewal is charged again by a key; a refused card is told', async () => {
  const { run, calls } = await gatewayOver({
    subscriptionDesk: {
      retryPayment: async () => {
        throw problem(402, 'payment_declined');
      },
    },
  });
  const input = 'subscriptionId: "subscription-1", reason: "Asked for."';
  const credit = `mutation { creditSubscriptionDays(input: { ${input}, days: 7, expectedCredit: 1143,
    idempotencyKey: "days-0001" }) { subscription { id } ${ERRORS} } }`;
  expect((await run(credit, {}, signedIn)).data?.['creditSubscriptionDays']).toMatchObject({ errors: [] });
  const retry = `mutation { retrySubscriptionPayment(input: { ${input}, expectedAmount: 4900,
    idempotencyKey: "retry-0001" }) { subscription { id } ${ERRORS} } }`;
  expect((await run(retry, {}, signedIn)).data?.['retrySubscriptionPayment']).toMatchObject({
    subscription: null,
    errors: [{ __typename: 'PaymentDeclinedError' }],
  });
  expect(calls).toMatchObject([
    { name: 'subscriptionDesk.creditDays', args: ['subscription-1', { days: 7, key: 'days-0001' }] },
    { name: 'subscriptionDesk.retryPayment', args: ['subscription-1', { expectedAmount: 4900, key: 'retry-0001' }] },
  ]);
});
