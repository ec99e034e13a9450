import { restPlan } from '../../test/support/fixtures.ts';
import { gatewayOver, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const PLANS = `query ($offer: PlanOffer!) { plans(offer: $offer) {
  id tier interval price { minorUnits currency } listPrice { minorUnits } savingPercent freeMonths license licenseLabel
  description buttonText downloadsLabel catalogueLabel perks } }`;

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
      catalogueLabel: 'All Designs',
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
