import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('EN-22 coupons are listed by view, order and the beginning of their code', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ adminCoupons(view: SCHEDULED, sort: CODE_DESC, search: "fair", page: 2, limit: 1) {
    items { code amountOff { usd { minorUnits } inr { currency } } minSubtotal { minorUnits } category { name } }
    pageInfo { totalItems } } }`;
  expect((await run(list, {}, signedIn)).data?.['adminCoupons']).toEqual({
    items: [
      {
        code: 'FAIR-2026',
        amountOff: { usd: { minorUnits: 500 }, inr: { currency: 'INR' } },
        minSubtotal: { minorUnits: 2000 },
        category: { name: 'Geometric' },
      },
    ],
    pageInfo: { totalItems: 1 },
  });
  expect(calls).toMatchObject([
    { name: 'couponDesk.list', args: [{ view: 'scheduled', sort: '-code', q: 'fair', page: 2, limit: 1 }] },
  ]);
});

test('EN-22 what is left out of the terms of a coupon does not count', async () => {
  const { run, calls } = await gatewayOver();
  const create = `mutation { createCoupons(input: { code: "press", seriesCount: 25, discountBasisPoints: 1500 }) {
    coupons { code } ${ERRORS} } }`;
  expect((await run(create, {}, signedIn)).data?.['createCoupons']).toEqual({
    coupons: [{ code: 'press' }],
    errors: [],
  });
  expect(calls).toMatchObject([
    {
      name: 'couponDesk.create',
      args: [
        {
          code: 'press',
          seriesCount: 25,
          note: '',
          discountBasisPoints: 1500,
          amountOff: null,
          startsAt: null,
          endsAt: null,
          maxUses: null,
          maxUsesPerPerson: null,
          categoryId: null,
          isPremiumOnly: false,
          minSubtotal: null,
        },
      ],
    },
  ]);
});

test('EN-22 who saves a coupon second is told', async () => {
  const { run } = await gatewayOver({
    couponDesk: {
      change: async () => {
        throw problem(409, 'version_conflict', { currentVersion: 3 });
      },
    },
  });
  const change = `mutation { changeCoupon(input: { code: "SAVE10", version: 2, isActive: false, discountBasisPoints: 1000 }) {
    coupon { code } ${ERRORS} } }`;
  expect((await run(change, {}, signedIn)).data?.['changeCoupon']).toMatchObject({
    coupon: null,
    errors: [{ __typename: 'VersionConflictError', path: ['version'] }],
  });
});
