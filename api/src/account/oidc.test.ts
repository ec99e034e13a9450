import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { startTestIssuer, type IssuerPerson, type TestIssuer } from '../../test/support/test-issuer.ts';

const callbackUrl = 'http://shop.example/api/auth/oidc/callback';
let app: TestApp;
let issuer: TestIssuer;
let people = 0;

beforeAll(async () => {
  issuer = await startTestIssuer(callbackUrl);
  app = await createTestApp({ oidc: issuer.settings });
});
afterAll(async () => {
  await app.close();
  await issuer.stop();
});

function someone(changes: Partial<IssuerPerson> = {}): IssuerPerson {
  people += 1;
  const email = `weaver${people}@example.com`;
  return { sub: `subject-${people}`, email, email_verified: true, name: `Weaver ${people}`, ...changes };
}

async function begin(redirect?: string) {
  const response = await app.http().post('/auth/oidc/start').send({ redirect }).expect(200);
  const { authorizationUrl, browserKey }: { authorizationUrl: string; browserKey: string } = response.body.data;
  return { authorizationUrl, browserKey };
}

/** Returns where the callback redirects the browser. */
async function answer(callback: URL): Promise<URL> {
  const response = await app
    .http()
    .get(callback.pathname + callback.search)
    .expect(302);
  expect(response.headers['cache-control']).toBe('no-store');
  return new URL(response.headers['location'] ?? '');
}

const codeIn = (url: URL) => new URLSearchParams(url.hash.slice(1)).get('code') ?? '';

const exchange = (code: string, browserKey: string) =>
  app.http().post('/auth/oidc/exchange').send({ code, browserKey });

/** Runs the whole flow: issuer, callback and session. */
async function signIn(person: IssuerPerson, redirect?: string) {
  const { authorizationUrl, browserKey } = await begin(redirect);
  const landed = await answer(await issuer.signIn(authorizationUrl, person));
  expect(landed.pathname + landed.search).toBe('/login/google');
  return (await exchange(codeIn(landed), browserKey).expect(200)).body.data;
}

/** Runs a refused flow; returns the reason on the login page. */
async function refusal(person: IssuerPerson | null, redirect?: string) {
  const { authorizationUrl } = await begin(redirect);
  const landed = await answer(await issuer.signIn(authorizationUrl, person));
  expect(landed.origin + landed.pathname).toBe('http://shop.example/login');
  return Object.fromEntries(landed.searchParams);
}

test('A-04 a newcomer gets an account with a confirmed address, no password, and goes where they wanted to', async () => {
  const person = someone({ name: 'Ada Weaver', email: 'ada.weaver@example.com' });
  const session = await signIn(person, '/checkout?plan=pro-monthly');

  expect(session).toMatchObject({
    isNewAccount: true,
    redirect: '/checkout?plan=pro-monthly',
    user: { name: 'Ada Weaver', username: 'ada_weaver', email: person.email, emailConfirmed: true, hasPassword: false },
  });
  const auth = { authorization: `Bearer ${session.token}` };
  expect((await app.http().get('/auth/me').set(auth).expect(200)).body.data.freeDownloads).toBe(5);
});

test('M7 a newcomer whose name is one emoji gets an account', async () => {
  const session = await signIn(someone({ name: '🦊' }));

  expect(session.user.name).toBe('🦊.');
});

test('A-04 whoever comes back is the same person, whatever their address is by now', async () => {
  const person = someone();
  const first = await signIn(person);
  const again = await signIn({ ...person, email: 'moved@example.com' });

  expect(again).toMatchObject({ isNewAccount: false, user: { id: first.user.id, email: person.email } });
});

test('A-04 a confirmed account of the same address is linked, and its password still works', async () => {
  const owner = await app.signUp();
  await app.db
    .updateTable('account_user')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', owner.userId)
    .execute();
  const session = await signIn(someone({ email: owner.email.toUpperCase() }));

  expect(session).toMatchObject({ isNewAccount: false, user: { id: owner.userId, hasPassword: true } });
  await app.http().post('/auth/login').send({ email: owner.email, password: 'correct horse' }).expect(200);
});

test('E4 an account nobody has confirmed is not handed over: who registered it may wait for its owner', async () => {
  const stranger = await app.signUp();
  const person = someone({ email: stranger.email });

  expect(await refusal(person, '/cart')).toEqual({ google: 'unconfirmed-account', redirect: '/cart' });
  expect(
    await app.db.selectFrom('account_identity').select('subject').where('user_id', '=', stranger.userId).execute(),
  ).toEqual([]);
});

test('E4 an account linked with one person at Google is not given to another with its address', async () => {
  const person = someone();
  await signIn(person);
  expect(await refusal({ ...person, sub: 'somebody-else' })).toEqual({ google: 'other-identity' });
});

test.each<[string, IssuerPerson]>([
  ['unverified', { sub: 'subject-a', email: 'a@example.com', email_verified: false }],
  ['not said to be verified', { sub: 'subject-b', email: 'b@example.com' }],
  ['left out', { sub: 'subject-c' }],
])('E4 an address that is %s makes and opens nothing', async (_case, person) => {
  expect(await refusal(person)).toEqual({ google: 'unverified' });
  const known = app.db.selectFrom('account_identity').select('user_id').where('subject', '=', person.sub);
  expect(await known.execute()).toEqual([]);
});

test('A-04 saying no leads back to the form with what was wanted', async () => {
  expect(await refusal(null, '/profile')).toEqual({ google: 'canceled', redirect: '/profile' });
});

test.each(['//elsewhere.example', 'https://elsewhere.example/', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
  'K-03 a redirect to "%s" leads to / instead',
  async (redirect) => {
    expect((await signIn(someone(), redirect)).redirect).toBe('/');
  },
);

describe('E4 what does not belong together is refused', () => {
  test('an unknown state, and none', async () => {
    for (const query of ['?state=unknown&code=abc', '?code=abc', '']) {
      const landed = await answer(new URL(`${callbackUrl}${query}`));
      expect(landed.search).toBe('?google=expired');
    }
  });

  test('the answer of Google a second time', async () => {
    const { authorizationUrl } = await begin();
    const callback = await issuer.signIn(authorizationUrl, someone());
    expect((await answer(callback)).pathname).toBe('/login/google');
    expect((await answer(callback)).search).toBe('?google=expired');
  });

  test('a code of one sign-in with the state of another', async () => {
    const used = await issuer.signIn((await begin()).authorizationUrl, someone());
    await answer(used);
    const other = await issuer.signIn((await begin()).authorizationUrl, someone());
    other.searchParams.set('code', used.searchParams.get('code') ?? '');
    expect((await answer(other)).search).toBe('?google=refused');
  });

  test('an ID token with another nonce', async () => {
    const { authorizationUrl } = await begin();
    const changed = new URL(authorizationUrl);
    changed.searchParams.set('nonce', 'another-nonce');
    expect((await answer(await issuer.signIn(changed.href, someone()))).search).toBe('?google=refused');
  });

  test('an answer that came too late', async () => {
    const { authorizationUrl } = await begin();
    const callback = await issuer.signIn(authorizationUrl, someone());
    app.clock.advance(16 * 60_000);
    expect((await answer(callback)).search).toBe('?google=expired');
  });

  test('our code in another browser, twice, and after a minute', async () => {
    const { authorizationUrl, browserKey } = await begin();
    const code = codeIn(await answer(await issuer.signIn(authorizationUrl, someone())));
    const other = await begin();
    expect((await exchange(code, other.browserKey).expect(409)).body.code).toBe('sign_in_expired');
    await exchange(code, browserKey).expect(200);
    expect((await exchange(code, browserKey).expect(409)).body.code).toBe('sign_in_expired');

    const late = await begin();
    const lateCode = codeIn(await answer(await issuer.signIn(late.authorizationUrl, someone())));
    app.clock.advance(61_000);
    await exchange(lateCode, late.browserKey).expect(409);
  });

  test('20 browsers with one code: one session', async () => {
    const { authorizationUrl, browserKey } = await begin();
    const code = codeIn(await answer(await issuer.signIn(authorizationUrl, someone())));
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code, browserKey)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

test('E4 no secret of a sign-in is stored in the clear but those Google has to be sent', async () => {
  const { authorizationUrl, browserKey } = await begin();
  const state = new URL(authorizationUrl).searchParams.get('state') ?? '';
  const rows = JSON.stringify(await app.db.selectFrom('account_oidc_attempt').selectAll().execute());
  expect(rows).not.toContain(state);
  expect(rows).not.toContain(browserKey);
});

test('A-08 an account without a password gets one by the reset', async () => {
  const person = someone();
  const { user } = await signIn(person);
  const email: string = user.email;
  const refused = await app.http().post('/auth/login').send({ email, password: 'any password' }).expect(401);
  expect(refused.body.code).toBe('invalid_credentials');

  await app.http().post('/auth/forgot-password').send({ email, role: 'user' }).expect(200);
  await app.runJobs();
  const mail = app.outbox().find((text) => text.includes(email) && text.includes('verification code'));
  const otp = /Subject: (\d{6}) /.exec(mail ?? '')?.[1];
  const { resetToken } = (await app.http().post('/auth/verify-otp').send({ email, otp }).expect(200)).body.data;
  await app.http().post('/auth/reset-password').send({ token: resetToken, newPassword: 'a new password' }).expect(204);
  const session = await app.http().post('/auth/login').send({ email, password: 'a new password' }).expect(200);
  expect(session.body.data.user.hasPassword).toBe(true);
});

test('those who come first at once with one address make one account', async () => {
  const person = someone();
  const sessions = await Promise.all(Array.from({ length: 8 }, () => signIn(person)));
  expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
});

test('an issuer that tells the address only when asked for the person is asked', async () => {
  const asking = await startTestIssuer(callbackUrl, 'userinfo');
  const shop = await createTestApp({ oidc: asking.settings });
  try {
    const { authorizationUrl, browserKey } = (await shop.http().post('/auth/oidc/start').send({}).expect(200)).body
      .data;
    const person = someone();
    const callback = await asking.signIn(authorizationUrl, person);
    const { headers } = await shop
      .http()
      .get(callback.pathname + callback.search)
      .expect(302);
    const code = codeIn(new URL(headers['location'] ?? ''));
    const session = await shop.http().post('/auth/oidc/exchange').send({ code, browserKey }).expect(200);
    expect(session.body.data.user.email).toBe(person.email);
  } finally {
    await shop.close();
    await asking.stop();
  }
});

describe('C1 without the issuer', () => {
  test('switched off, the shop says so', async () => {
    const shop = await createTestApp();
    try {
      expect((await shop.http().get('/auth/options').expect(200)).body.data).toEqual({ google: false });
      const refused = await shop.http().post('/auth/oidc/start').send({}).expect(409);
      expect(refused.body).toMatchObject({
        code: 'sign_in_not_offered',
        message: 'Sign-in with Google is not set up in this shop.',
      });
      const { headers } = await shop.http().get('/api/auth/oidc/callback?state=x&code=y').expect(302);
      expect(headers['location']).toBe('http://shop.example/login?google=expired');
    } finally {
      await shop.close();
    }
  });

  test('an issuer that is gone is a clear error at the start, and on the way back', async () => {
    const leaving = await startTestIssuer(callbackUrl);
    const [shop, late] = [
      await createTestApp({ oidc: leaving.settings }),
      await createTestApp({ oidc: leaving.settings }),
    ];
    try {
      const { authorizationUrl } = (await shop.http().post('/auth/oidc/start').send({}).expect(200)).body.data;
      const callback = await leaving.signIn(authorizationUrl, someone());
      await leaving.stop();
      const { headers } = await shop
        .http()
        .get(callback.pathname + callback.search)
        .expect(302);
      expect(headers['location']).toBe('http://shop.example/login?google=unavailable');
      const refused = await late.http().post('/auth/oidc/start').send({}).expect(503);
      expect(refused.body.message).toBe(
        'Google cannot be reached just now. Please try again, or sign in with your password.',
      );
    } finally {
      await shop.close();
      await late.close();
    }
  });
});
