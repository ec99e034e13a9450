import { problem } from '../../test/support/fake-apis.ts';
import { restPlan, restSubscription, restSubscriptionSession } from '../../test/support/subscription-fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const PLANS = `query ($offer: PlanOffer!) { plans(offer: $offer) {
  id tier interval price { minorUnits currency } listPrice { minorUnits } savingPercent freeMonths license licenseLabel
  description buttonText downloadsLabel catalogLabel perks } }`;

test('B-11 a plan comes with its words, its prices in dollars and what it saves', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(PLANS, { offer: 'MEMBERSHIP' })).data?.['plans']).toEqual([
    {
      id: 'membership-yearly',
      tier: 'MEMBERSHIP',
      interval: 'YEAR',
      price: { minorUnits: 9999, currency: 'USD' },
      listPrice: { minorUnits: 11_988 },
      savingPercent: 17,
      freeMonths: 2,
      license: 'COMMERCIAL',
      licenseLabel: 'Commercial licence',
      description: 'Every pattern of All Designs, as many as you like.',
      buttonText: 'Choose Yearly',
      downloadsLabel: 'Unlimited downloads',
      catalogLabel: 'All Designs, not Premium',
      perks: [],
    },
  ]);
  expect(calls).toMatchObject([{ name: 'subscriptions.plans', args: ['membership'] }]);
});

test('the Free plan is never paid and has no interval', async () => {
  const free = restPlan({ id: 'free', tier: 'free', interval: null, price: 0, listPrice: null, saving: null });
  const { run } = await gatewayOver({ subscriptions: { plans: async () => [free] } });
  expect((await run(PLANS, { offer: 'PRICING' })).data?.['plans']).toMatchObject([
    { id: 'free', tier: 'FREE', interval: null, price: { minorUnits: 0 }, listPrice: null, savingPercent: null },
  ]);
});

const CURRENT = `{ viewer { hasActiveSubscription canStartTrial subscription {
  status price { minorUnits currency } plan { id tier } pendingPlan { id } card { brand last4 }
  downloadsUsed downloadsLeft moneyBackEndsAt currentPeriodEndsAt } } }`;

test('U-15 U-16 U-17 the viewer reads plan, real price, renewal and card with one call', async () => {
  const { run, names } = await gatewayOver();
  expect((await run(CURRENT, {}, signedIn)).data?.['viewer']).toMatchObject({
    canStartTrial: false,
    subscription: {
      status: 'ACTIVE',
      price: { minorUnits: 49_000, currency: 'USD' },
      plan: { id: 'pro-yearly', tier: 'PRO' },
      pendingPlan: null,
      card: { brand: 'Visa', last4: '4242' },
      downloadsUsed: 12,
      downloadsLeft: 38,
      currentPeriodEndsAt: '2027-11-01T09:00:00.000Z',
    },
  });
  expect(names()).toEqual(['account.me', 'subscriptions.current']);
});

test('a subscription that cannot be had leaves the rest of the viewer', async () => {
  const down = async () => {
    throw problem(503, 'unavailable');
  };
  const { run } = await gatewayOver({ subscriptions: { current: down } });
  const { data, errors } = await run('{ viewer { name subscription { id } canStartTrial } }', {}, signedIn);
  expect(errors).toBeUndefined();
  expect(data?.['viewer']).toMatchObject({ subscription: null, canStartTrial: null });
});

test('E-22 a plan gives the payment page; one that runs, and a plan there is not, are told', async () => {
  const CREATE = `mutation ($planId: ID!) { createSubscriptionSession(input: { planId: $planId }) {
    paymentUrl paymentSessionId errors { __typename ... on UserError { path } } } }`;
  const { run, calls } = await gatewayOver({
    subscriptions: {
      createSession: async (planId) => {
        if (planId === 'gold') throw problem(404, 'not_found');
        if (planId === 'held') throw problem(409, 'already_subscribed');
        return { sessionUrl: '/api/sandbox/pay/s', sessionId: 's' };
      },
    },
  });
  const create = async (planId: string) =>
    (await run(CREATE, { planId }, signedIn)).data?.['createSubscriptionSession'];
  expect(await create('pro-yearly')).toEqual({ paymentUrl: '/api/sandbox/pay/s', paymentSessionId: 's', errors: [] });
  expect(await create('gold')).toMatchObject({ errors: [{ __typename: 'NotFoundError', path: ['planId'] }] });
  expect(await create('held')).toMatchObject({ errors: [{ __typename: 'AlreadySubscribedError', path: [] }] });
  expect(calls[0]).toMatchObject({ args: ['pro-yearly'], token: 'token-1' });
});

test('E-23 a payment page that cannot be opened is an error, not silence', async () => {
  const { run } = await gatewayOver({
    subscriptions: {
      createSession: async () => {
        throw problem(500, 'internal');
      },
    },
  });
  const mutation = 'mutation { createSubscriptionSession(input: { planId: "pro-yearly" }) { paymentUrl } }';
  const { errors } = await run(mutation, {}, signedIn);
  expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
});

test('B-09 a change at a price that is no longer right brings the new preview', async () => {
  const CHANGE = `mutation ($input: ChangePlanInput!) { changePlan(input: $input) { subscription { id } errors {
    __typename ... on UserError { path } ... on PlanChangedError { preview { dueNow { minorUnits } isImmediate } } } } }`;
  const input = { planId: 'elite-yearly', previewedAt: '2026-11-02T09:00:00.000Z', expectedDue: 1 };
  const { run } = await gatewayOver({
    subscriptions: {
      change: async ({ expectedDue }) => {
        if (expectedDue === 1) throw problem(409, 'plan_changed');
        if (expectedDue === 2) throw problem(409, 'payment_declined');
        return restSubscription();
      },
    },
  });
  expect((await run(CHANGE, { input }, signedIn)).data?.['changePlan']).toEqual({
    subscription: null,
    errors: [
      {
        __typename: 'PlanChangedError',
        path: ['expectedDue'],
        preview: { dueNow: { minorUnits: 99_726 }, isImmediate: true },
      },
    ],
  });
  const declined = await run(CHANGE, { input: { ...input, expectedDue: 2 } }, signedIn);
  expect(declined.data?.['changePlan']).toMatchObject({ errors: [{ __typename: 'PaymentDeclinedError', path: [] }] });
  const changed = await run(CHANGE, { input: { ...input, expectedDue: 99_726 } }, signedIn);
  expect(changed.data?.['changePlan']).toEqual({ subscription: { id: 'subscription-1' }, errors: [] });
});

test('K-15 O-01 who pays for a plan follows the payment, and nobody follows that of somebody else', async () => {
  const { run, changes } = await gatewayOver({
    subscriptions: {
      bySession: async (sessionId) => (sessionId === 'own' ? restSubscriptionSession({ sessionId }) : null),
    },
  });
  const follow = (paymentSessionId: string) =>
    run(
      `subscription { subscriptionSessionChanged(paymentSessionId: "${paymentSessionId}") { toldAt } }`,
      {},
      signedIn,
    );

  expect((await follow('own')).data).toEqual({ subscriptionSessionChanged: { toldAt: expect.any(String) } });
  expect((await follow('other')).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  expect(changes.opened()).toBe(1);
});

test('B-10 a preview is null where no plan runs, and for a visitor', async () => {
  const { run } = await gatewayOver({
    subscriptions: {
      previewChange: async () => {
        throw problem(409, 'subscription_state');
      },
    },
  });
  const query =
    '{ planChangePreview(planId: "pro-yearly") { previewedAt } subscriptionSession(paymentSessionId: "s") { id status } }';
  expect((await run(query, {}, signedIn)).data).toEqual({
    planChangePreview: null,
    subscriptionSession: { id: 'plan-session-1', status: 'PENDING' },
  });
  expect((await run(query)).data).toEqual({ planChangePreview: null, subscriptionSession: null });
});

test('B-21 a trial starts, or says that it was had; canceling and resuming answer with what is left', async () => {
  const { run } = await gatewayOver({
    subscriptions: {
      startTrial: async (planId) => {
        if (planId === 'membership-yearly') throw problem(409, 'trial_used');
        return restSubscription({ status: 'trialing' });
      },
      resume: async () => {
        throw problem(409, 'subscription_state');
      },
    },
  });
  const fields = '{ subscription { status isCanceled } errors { __typename } }';
  const answer = async (call: string) =>
    Object.values((await run(`mutation { ${call} ${fields} }`, {}, signedIn)).data ?? {});
  const trialing = { status: 'TRIALING', isCanceled: false };
  const canceled = { status: 'CANCELED', isCanceled: true };
  expect(await answer('startTrial(input: { planId: "membership-monthly" })')).toEqual([
    { subscription: trialing, errors: [] },
  ]);
  expect(await answer('startTrial(input: { planId: "membership-yearly" })')).toEqual([
    { subscription: null, errors: [{ __typename: 'TrialUsedError' }] },
  ]);
  expect(await answer('cancelSubscription')).toEqual([{ subscription: canceled, errors: [] }]);
  expect(await answer('resumeSubscription')).toEqual([
    { subscription: null, errors: [{ __typename: 'SubscriptionStateError' }] },
  ]);
});
