import { ApolloLink, gql, Observable } from '@apollo/client';
import { makeClient } from './apollo.ts';
import { onSessionExpired, openSession, readSession } from './session.ts';

const query = gql`
  query Viewer {
    viewer {
      id
    }
  }
`;
const user = {
  id: 'user-1',
  name: 'Ada',
  username: 'ada',
  email: 'ada@example.com',
  role: 'USER',
  avatarUrl: null,
  freeDownloads: 5,
  hasActiveSubscription: false,
  createdAt: '2026-11-01T00:00:00.000Z',
} as const;

/** A server that refuses every call; `seen` holds the authorization of each. */
function refusingServer(whileCalled: () => void = () => undefined) {
  const seen: unknown[] = [];
  const link = new ApolloLink((operation) => {
    seen.push(operation.getContext()['headers']?.authorization);
    whileCalled();
    return new Observable((observer) => {
      observer.next({ data: null, errors: [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }] });
      observer.complete();
    });
  });
  return { seen, client: makeClient({ link }) };
}

test('PR-11 PR-12 a stored token is sent as bearer; without one nothing is', async () => {
  const { seen, client } = refusingServer();
  await client.query({ query, errorPolicy: 'all' });
  openSession({ token: 'token-1', user });
  await client.query({ query, errorPolicy: 'all', fetchPolicy: 'network-only' });
  expect(seen).toEqual([undefined, 'Bearer token-1']);
});

test('ST-06 a refused token ends the session and says so', async () => {
  const { client } = refusingServer();
  const expired = jest.fn();
  const stop = onSessionExpired(expired);
  openSession({ token: 'token-1', user });
  await client.query({ query, errorPolicy: 'all' });
  stop();
  expect(readSession()).toBeNull();
  expect(expired).toHaveBeenCalledTimes(1);
});

test('ST-06 a refusal without a token, or of an older one, ends nothing', async () => {
  const expired = jest.fn();
  const stop = onSessionExpired(expired);
  await refusingServer().client.query({ query, errorPolicy: 'all' });
  openSession({ token: 'token-1', user });
  const { client } = refusingServer(() => openSession({ token: 'token-2', user }));
  await client.query({ query, errorPolicy: 'all' });
  stop();
  expect(readSession()?.token).toBe('token-2');
  expect(expired).not.toHaveBeenCalled();
});
