import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const TERMS = `name: "Pro", description: "For studios.", price: 5900, license: COMMERCIAL, hasPremiumAccess: true,
  trialDays: 0, perks: ["Premium support"], isPopular: true`;

test('R-22 plans are told with what holds, what is planned, and how many have it', async () => {
  const { run, names } = await gatewayOver();
  const plans = `{ adminPlans { id tier interval holderCount inForce { price { minorUnits } license hasPremiumAccess }
    planned { version status } } }`;
  expect((await run(plans, {}, signedIn)).data).toEqual({
    adminPlans: [
      {
        id: 'pro-monthly',
        tier: 'PRO',
        interval: 'MONTH',
        holderCount: 3,
        inForce: { price: { minorUnits: 4900 }, license: 'COMMERCIAL', hasPremiumAccess: true },
        planned: { version: 2, status: 'PLANNED' },
      },
    ],
  });
  expect(names()).toEqual(['planDesk.list']);
});

test('R-22 a plan is changed at once when no day is named, and without limit when no downloads are', async () => {
  const { run, calls } = await gatewayOver();
  const change = `mutation { changePlanTerms(input: { planId: "pro-monthly", version: 2, reason: "Dearer", ${TERMS} }) {
    plan { version } ${ERRORS} } }`;
  expect((await run(change, {}, signedIn)).data?.['changePlanTerms']).toEqual({ plan: { version: 3 }, errors: [] });
  expect(calls).toMatchObject([
    {
      name: 'planDesk.change',
      args: [
        'pro-monthly',
        { price: 5900, license: 'commercial', includesPremium: true, downloadsPerMonth: null, startsAt: null },
      ],
    },
  ]);
});

test('R-22 a version that was changed elsewhere is an error of the payload', async () => {
  const { run } = await gatewayOver({
    planDesk: { sell: () => Promise.reject(problem(409, 'version_conflict', { currentVersion: 4 })) },
  });
  const sale = `mutation { putPlanOnSale(input: { planId: "pro-monthly", version: 2, isOnSale: false, reason: "Full" }) {
    plan { id } ${ERRORS} } }`;
  expect((await run(sale, {}, signedIn)).data?.['putPlanOnSale']).toMatchObject({
    plan: null,
    errors: [{ __typename: 'VersionConflictError', path: ['version'] }],
  });
});
