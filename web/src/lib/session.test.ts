import { closeSession, openSession, readSession, type Session } from './session.ts';

const session: Session = {
  token: 'token-1',
  user: {
    id: 'user-1',
    name: 'Ada Lovelace',
    username: 'ada',
    email: 'ada@example.com',
    role: 'USER',
    staffRoles: [],
    studios: [],
    avatarUrl: null,
    freeDownloads: 5,
    hasActiveSubscription: false,
    createdAt: '2026-11-01T00:00:00.000Z',
  },
};

test('ST-01 signing in stores the token and the person', () => {
  openSession(session);
  expect(localStorage.getItem('authToken')).toBe('token-1');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(session.user);
  expect(readSession()).toEqual(session);
});

test('ST-04 ST-05 signing out leaves neither the token nor the copy of the person', () => {
  openSession(session);
  closeSession();
  expect(localStorage).toHaveLength(0);
  expect(readSession()).toBeNull();
});

test('a copy of the person from before there were staff roles is still theirs', () => {
  openSession(session);
  const { staffRoles: _roles, studios: _studios, ...older } = session.user;
  localStorage.setItem('user', JSON.stringify(older));
  expect(readSession()).toEqual(session);
});

test.each(['{', '{"name":"Ada"}', 'null'])('a damaged copy of the person counts as signed out: %s', (text) => {
  localStorage.setItem('authToken', 'token-1');
  localStorage.setItem('user', text);
  expect(readSession()).toBeNull();
});
