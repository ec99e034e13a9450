import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const SUBSCRIBE = `mutation ($email: String!) {
  subscribeToNewsletter(input: { email: $email }) { subscription { email status } ${ERRORS} } }`;
const linkMutation = (name: string) =>
  `mutation ($token: String!) { ${name}(input: { token: $token }) { subscription { status } ${ERRORS} } }`;

test('HM-12 E-37 an address is passed on and pending', async () => {
  const { run, calls } = await gatewayOver();

  expect((await run(SUBSCRIBE, { email: 'ada@example.com' })).data?.['subscribeToNewsletter']).toEqual({
    subscription: { email: 'ada@example.com', status: 'PENDING' },
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'newsletter.subscribe', args: ['ada@example.com'] }]);
});

test('HM-12 V-02 a broken address comes back under its field', async () => {
  const errors = [{ path: 'email', message: 'Invalid email address' }];
  const { run } = await gatewayOver({
    newsletter: {
      subscribe: async () => {
        throw problem(422, 'validation_failed', { errors });
      },
    },
  });

  expect((await run(SUBSCRIBE, { email: 'a@b' })).data?.['subscribeToNewsletter']).toEqual({
    subscription: null,
    errors: [{ __typename: 'ValidationError', message: 'Invalid email address', path: ['email'] }],
  });
});

test.each([
  ['confirmNewsletter', 'CONFIRMED'],
  ['unsubscribeFromNewsletter', 'UNSUBSCRIBED'],
] as const)('HM-12 %s follows the link of a mail', async (name, status) => {
  const { run } = await gatewayOver();

  expect((await run(linkMutation(name), { token: 't' })).data?.[name]).toEqual({
    subscription: { status },
    errors: [],
  });
});

test.each(['confirmNewsletter', 'unsubscribeFromNewsletter'])('HM-12 a dead link of %s is data', async (name) => {
  const dead = async () => {
    throw problem(404, 'not_found');
  };
  const { run } = await gatewayOver({ newsletter: { confirm: dead, unsubscribe: dead } });

  expect((await run(linkMutation(name), { token: 't' })).data?.[name]).toMatchObject({
    subscription: null,
    errors: [{ __typename: 'NotFoundError', path: ['token'] }],
  });
});
