import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ANSWER = 'url errors { __typename ... on UserError { message path } }';
const url = '/api/exports/token';

test.each([
  ['exportPeople', 'view: STAFF, search: "ada"', 'people.export', { view: 'staff', q: 'ada' }],
  [
    'exportSubscriptions',
    'view: OVER, planId: "pro", planVersion: 2, search: "ada@example.com"',
    'subscriptionDesk.export',
    { view: 'over', plan: 'pro', version: 2, q: 'ada@example.com' },
  ],
  ['exportAssets', 'view: HELD', 'assetDesk.export', { view: 'held' }],
  ['exportStudios', 'view: FEATURED', 'studioDesk.export', { view: 'featured' }],
  [
    'exportAuditLines',
    'filter: { action: "order.refund", fromAt: "2026-11-01T00:00:00.000Z" }',
    'staff.exportAudit',
    { action: 'order.refund', from: '2026-11-01T00:00:00.000Z' },
  ],
])('R-22 %s asks for a link to the list as it is narrowed', async (mutation, input, name, wanted) => {
  const { run, calls } = await gatewayOver();
  const { data } = await run(`mutation { ${mutation}(input: { ${input} }) { ${ANSWER} } }`, {}, signedIn);
  expect(data?.[mutation]).toEqual({ url, errors: [] });
  expect(calls).toEqual([{ name, args: [wanted], token: 'token-1' }]);
});

test('R-22 who has not entered the password again is told so', async () => {
  const { run } = await gatewayOver({ people: { export: () => Promise.reject(problem(403, 'proof_required')) } });
  const { data } = await run(`mutation { exportPeople(input: { view: ALL }) { ${ANSWER} } }`, {}, signedIn);
  expect(data?.['exportPeople']).toMatchObject({ url: null, errors: [{ __typename: 'ProofRequiredError' }] });
});
