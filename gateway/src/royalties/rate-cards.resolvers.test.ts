import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const input = {
  version: 2,
  startsAt: '2027-03-01T00:00:00.000Z',
  saleBasisPoints: 5500,
  periodBasisPoints: 5000,
  reason: 'More for studios.',
};
const ANNOUNCE = `mutation Announce($input: AnnounceRateCardInput!) { announceRateCard(input: $input) {
  rateCard { id saleBasisPoints } errors { __typename ... on UserError { path } } } }`;

test('visitors read the rate cards in one call', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run('{ rateCards { id version saleBasisPoints startsAt } }')).data?.['rateCards']).toEqual([
    { id: '1', version: 1, saleBasisPoints: 5000, startsAt: '2026-01-01T00:00:00.000Z' },
  ]);
  expect(calls).toMatchObject([{ name: 'royalties.rateCards' }]);
});

test('a card is announced as it was given', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(ANNOUNCE, { input }, signedIn)).data?.['announceRateCard']).toEqual({
    rateCard: { id: '2', saleBasisPoints: 5500 },
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'royalties.announceRateCard', args: [input] }]);
});

test.each([
  [403, 'proof_required', 'ProofRequiredError', []],
  [409, 'version_conflict', 'VersionConflictError', ['version']],
  [422, 'validation_failed', 'ValidationError', ['startsAt']],
])('an announcement that fails with %i %s is told as %s', async (status, code, typename, path) => {
  const announceRateCard = async () => {
    throw problem(status, code, status === 422 ? { errors: [{ path: 'startsAt', message: 'Too soon.' }] } : {});
  };
  const { run } = await gatewayOver({ royalties: { announceRateCard } });
  expect((await run(ANNOUNCE, { input }, signedIn)).data?.['announceRateCard']).toEqual({
    rateCard: null,
    errors: [{ __typename: typename, path }],
  });
});
