import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const request = `mutation { requestPayout(input: { studioId: "3" }) {
  studioPayouts { balance { minorUnits } payouts { number status amount { minorUnits currency } } }
  errors { __typename ... on UserError { message path } }
} }`;

test('G-04 a payout is asked for, and the studio is answered how it is paid now', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(request, {}, signedIn)).data?.['requestPayout']).toEqual({
    studioPayouts: {
      balance: { minorUnits: 0 },
      payouts: [{ number: 1, status: 'REQUESTED', amount: { minorUnits: 2700, currency: 'USD' } }],
    },
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'payouts.request', args: ['3'] }]);
});

test.each([
  [409, 'payout_refused', 'PayoutRefusedError', []],
  [404, 'not_found', 'NotFoundError', ['studioId']],
])('G-05 %i %s is told as %s', async (status, code, typename, path) => {
  const refuse = async () => {
    throw problem(status, code);
  };
  const { run } = await gatewayOver({ payouts: { request: refuse } });
  expect((await run(request, {}, signedIn)).data?.['requestPayout']).toEqual({
    studioPayouts: null,
    errors: [{ __typename: typename, message: expect.any(String), path }],
  });
});
