import { randomBytes } from 'node:crypto';
import { reportFigure, roundsOf } from '../../../scripts/reliability/rounds.mjs';
import { play } from '../../test/support/fuzz/play.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let people = 0;
async function register(password: string) {
  people += 1;
  const account = { name: 'Ada', email: `ada${people}@example.com`, password };
  await app.http().post('/auth/register').send(account).expect(201);
  return account;
}
const signIn = (account: { readonly email: string }, password: string) =>
  app.http().post('/auth/login').send({ email: account.email, password });

/** Measures CPU time in milliseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('E3 a password of a million characters is refused before it is read, and none of more than 256 is hashed', async () => {
  const tries = 8;
  const account = await register('correct horse');
  const often = async (password: string, status: number) => {
    for (let count = 0; count < tries; count += 1) await signIn(account, password).expect(status);
  };
  const hashed = await cpuOf(() => often('correct horse', 200));
  const million = await cpuOf(() => often('x'.repeat(1_000_000), 413));
  const long = await cpuOf(() => often('x'.repeat(90_000), 422));
  const almost = await cpuOf(() => often('x'.repeat(257), 422));
  // On a busy machine, single measurements can be off by several times.
  const most = hashed * roundsOf({ quick: 5, full: 1 });
  for (const refused of [million, long, almost]) expect(refused).toBeLessThan(most);
  expect(hashed / tries).toBeLessThan(1000);
  await app
    .http()
    .post('/auth/register')
    .send({ ...account, email: 'b@example.com', password: 'x'.repeat(257) })
    .expect(422);
  const perTry = (milliseconds: number) => `${(milliseconds / tries).toFixed(1)} ms`;
  reportFigure(
    'E3 what a try to sign in costs of a processor',
    `${perTry(hashed)} with a password that is hashed, ${perTry(million)} with a million characters, ${perTry(long)} with 90,000`,
  );
});

test.each([
  ['its 73rd byte', `${'a'.repeat(72)}b`, [`${'a'.repeat(72)}c`, 'a'.repeat(72), `${'a'.repeat(72)}bb`]],
  ['the last of 256 characters', `${'ß'.repeat(255)}1`, [`${'ß'.repeat(255)}2`, 'ß'.repeat(255)]],
  ['a character beyond 16 bits', 'lamp 🦊🌿 lamp', ['lamp 🦊🍀 lamp', 'lamp ?? lamp', 'lamp  lamp']],
  ['white space at its ends', ' correct horse ', ['correct horse', ' correct horse']],
  ['its case', 'Correct Horse', ['correct horse', 'CORRECT HORSE']],
])('E3 of a password %s counts', async (_what, password, others) => {
  const account = await register(password);
  await signIn(account, password).expect(200);
  for (const other of others) await signIn(account, other).expect(401);
});

test('E3 a password with a NUL in it is refused, not cut off there', async () => {
  const account = await register('correct horse');
  await signIn(account, 'correct horse\0').expect(422);
  await app
    .http()
    .post('/auth/register')
    .send({ ...account, email: 'nul@example.com', password: 'correct\0horse' })
    .expect(422);
});

test('E4 no guessed token opens anything, however close it is to a real one', async () => {
  const guesses = roundsOf({ quick: 100, full: 100_000 });
  const tokens = await Promise.all(Array.from({ length: 20 }, async () => (await app.signUp()).token));
  const call = (token: string) => ({
    route: 'GET /auth/me',
    method: 'GET',
    target: '/auth/me',
    headers: { authorization: `Bearer ${token}` },
    body: null,
  });
  const open = await play(app.baseUrl, tokens.map(call), 4);
  expect(open.map(({ status }) => status)).toEqual(tokens.map(() => 200));
  const counts = new Map<number, number>();
  for (let from = 0; from < guesses; from += 1000) {
    const batch = Array.from({ length: Math.min(1000, guesses - from) }, (_, index) => guess(tokens, from + index));
    for (const { status } of await play(app.baseUrl, batch.map(call), 12))
      counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  expect([...counts]).toEqual([[401, guesses]]);
  reportFigure('E4 guessed tokens are refused', `${counts.get(401) ?? 0} of ${guesses} guesses`);
});

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns a valid token with one character changed, or alternately a random one. */
function guess(tokens: readonly string[], index: number): string {
  if (index % 2 === 0) return randomBytes(32).toString('base64url');
  const token = tokens[index % tokens.length] ?? '';
  const at = Math.floor(index / 2 / tokens.length) % token.length;
  const digit = DIGITS.indexOf(token.charAt(at)) + 1 + (index % (DIGITS.length - 1));
  return token.slice(0, at) + DIGITS.charAt(digit % DIGITS.length) + token.slice(at + 1);
}
