import { ApolloLink, gql, Observable } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { makeClient } from './apollo.ts';
import { onSessionExpired, openSession, readSession, type SessionUser } from './session.ts';

const query = gql`
  query Viewer {
    viewer {
      id
    }
  }
`;
const user: SessionUser = {
  id: 'user-1',
  name: 'Ada',
  username: 'ada',
  email: 'ada@example.com',
  role: 'USER',
  staffRoles: [],
  studios: [],
  avatarUrl: null,
  freeDownloads: 5,
  hasActiveSubscription: false,
  createdAt: '2026-11-01T00:00:00.000Z',
};

const change = gql`
  mutation ClearCart {
    clearCart {
      cart {
        id
      }
    }
  }
`;

/** A server that fails with a given code. */
function failingServer(code: string) {
  const errors = [{ message: 'It failed', extensions: { code } }];
  return makeClient({ link: new ApolloLink(() => of({ data: null, errors })) });
}

test.each([
  ['ER-02', 'FORBIDDEN', /^Access denied: Viewer/],
  ['ER-03', 'UPSTREAM_UNAVAILABLE', /^Server error: Viewer/],
  ['ER-03', 'INTERNAL', /^Server error: Viewer/],
])('%s a call that fails with %s is written to the console', async (_row, code, words) => {
  const written = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await failingServer(code).query({ query, errorPolicy: 'all' });
  expect(written.mock.calls[0]?.[0]).toMatch(words);
  written.mockRestore();
});

test('BC-01 E-01 E-02 a call is sent as JSON and given up after 10 000 ms', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const reply = Response.json({ data: { viewer: null } });
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(reply);
  await makeClient().query({ query });
  expect(timeout).toHaveBeenCalledWith(10_000);
  const [, sent] = fetched.mock.calls[0] ?? [];
  expect(sent?.signal).toBeInstanceOf(AbortSignal);
  expect(new Headers(sent?.headers).get('content-type')).toBe('application/json');
  timeout.mockRestore();
  fetched.mockRestore();
});

test('BC-02 a read is sent three times while the network fails, a change once', async () => {
  jest.useFakeTimers();
  let sent = 0;
  const link = new ApolloLink(() => {
    sent += 1;
    return throwError(() => new TypeError('Failed to fetch'));
  });
  const [outcome] = await Promise.allSettled([
    makeClient({ link }).query({ query }),
    jest.advanceTimersByTimeAsync(10_000),
  ]);
  expect(outcome.status).toBe('rejected');
  expect(sent).toBe(3);

  await expect(makeClient({ link }).mutate({ mutation: change })).rejects.toThrow('Failed to fetch');
  expect(sent).toBe(4);
  jest.useRealTimers();
});

/** A server that refuses every call; `seen` collects their authorization headers. */
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

const unavailable = [{ message: 'It failed', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];
const server = (data: Record<string, unknown>) =>
  makeClient({ link: new ApolloLink(() => of({ data, errors: unavailable })) });

test('an answer counts though a part within it could not be had, and the console is told', async () => {
  const written = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sessions = gql`
    query OpenSessions {
      viewer {
        id
        sessions {
          id
        }
      }
    }
  `;
  const viewer = { __typename: 'User', id: 'user-1', sessions: null };

  expect((await server({ viewer }).query({ query: sessions })).data).toEqual({ viewer });
  await expect(server({ viewer: null }).query({ query: sessions })).rejects.toThrow('It failed');

  expect(written).toHaveBeenCalledTimes(2);
  written.mockRestore();
});

test('a change that has answered is never taken for failed', async () => {
  const written = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const clearCart = { __typename: 'ClearCartPayload', cart: null };

  expect((await server({ clearCart }).mutate({ mutation: change })).data).toEqual({ clearCart });

  written.mockRestore();
});
