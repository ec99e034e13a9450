import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const choose = `mutation { chooseFollowDigest(input: { isMailed: false }) { followDigest { isMailed } errors { __typename } } }`;
const leave = `mutation { unsubscribeFromFollowDigest(input: { token: "token" }) {
  followDigest { isMailed } errors { __typename ... on UserError { path } }
} }`;

test('G-04 the weekly mail is asked for and chosen in one call each', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run('{ followDigest { isMailed } }', {}, signedIn)).data).toEqual({ followDigest: { isMailed: true } });
  expect((await run(choose, {}, signedIn)).data?.['chooseFollowDigest']).toEqual({
    followDigest: { isMailed: false },
    errors: [],
  });
  expect(calls).toMatchObject([
    { name: 'digests.own', args: [] },
    { name: 'digests.choose', args: [false] },
  ]);
});

test('G-05 the link ends it for visitors, and one that is dead is told', async () => {
  const { run } = await gatewayOver();
  expect((await run(leave)).data?.['unsubscribeFromFollowDigest']).toEqual({
    followDigest: { isMailed: false },
    errors: [],
  });
  const refuse = async () => {
    throw problem(404, 'not_found');
  };
  const dead = await gatewayOver({ digests: { unsubscribe: refuse } });
  expect((await dead.run(leave)).data?.['unsubscribeFromFollowDigest']).toEqual({
    followDigest: null,
    errors: [{ __typename: 'NotFoundError', path: ['token'] }],
  });
});
