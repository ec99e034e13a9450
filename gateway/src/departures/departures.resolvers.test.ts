import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ANNOUNCE = `mutation { announceDeparture(input: { studioId: "3", leavesAt: "2027-01-01T00:00:00.000Z" }) {
  studioDeparture { id departure { leavesAt isByShop } } errors { __typename ... on UserError { path } } } }`;

test('a studio says when it leaves, in one call', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(ANNOUNCE, {}, signedIn)).data?.['announceDeparture']).toEqual({
    studioDeparture: { id: '3', departure: { leavesAt: '2027-01-01T00:00:00.000Z', isByShop: false } },
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'departures.announce', args: ['3', '2027-01-01T00:00:00.000Z'] }]);
});

test.each([
  [404, 'not_found', 'NotFoundError', ['studioId']],
  [409, 'illegal_transition', 'IllegalTransitionError', []],
  [422, 'validation_failed', 'ValidationError', ['leavesAt']],
])('a departure that fails with %i %s is told as %s', async (status, code, typename, path) => {
  const announce = async () => {
    throw problem(status, code, status === 422 ? { errors: [{ path: 'leavesAt', message: 'Past.' }] } : {});
  };
  const { run } = await gatewayOver({ departures: { announce } });
  expect((await run(ANNOUNCE, {}, signedIn)).data?.['announceDeparture']).toEqual({
    studioDeparture: null,
    errors: [{ __typename: typename, path }],
  });
});

test('the pack of a studio is linked, and a closing that needs the password says so', async () => {
  const close = async () => {
    throw problem(403, 'proof_required');
  };
  const { run } = await gatewayOver({ departures: { close } });
  const pack = 'mutation { linkStudioPack(input: { studioId: "3" }) { url errors { __typename } } }';
  expect((await run(pack, {}, signedIn)).data?.['linkStudioPack']).toEqual({
    url: '/api/studio-packs/token',
    errors: [],
  });
  const closing = `mutation { closeStudio(input: { slug: "bazaar-loom", closesAt: "2027-01-01T00:00:00.000Z", reason: "Copies." }) {
    departure { id } errors { __typename } } }`;
  expect((await run(closing, {}, signedIn)).data?.['closeStudio']).toEqual({
    departure: null,
    errors: [{ __typename: 'ProofRequiredError' }],
  });
});
