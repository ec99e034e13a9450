import { FIRST_HOME_PAGE } from '@halfdrop/domain';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockGateway } from './mock-gateway.ts';
import { SLOW_MS } from './scenarios.ts';

const explorerFolder = mkdtempSync(join(tmpdir(), 'halfdrop-explorer-'));
let server: Server;
let url: string;

beforeAll(async () => {
  writeFileSync(join(explorerFolder, 'index.html'), 'The local explorer');
  server = createMockGateway({ explorerFolder }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  url = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.close();
  rmSync(explorerFolder, { recursive: true });
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function choose(choice: unknown) {
  const answer = await post('/mock/state', choice);
  const { session } = (await answer.json()) as { session: { token: string; user: unknown } };
  return { session, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

async function ask(query: string, { cookie, token }: { cookie: string; token?: string }) {
  const answer = await post('/graphql', { query }, { cookie, ...(token && { authorization: `Bearer ${token}` }) });
  return ((await answer.json()) as { data: unknown }).data;
}

test.each([
  ['shopper', 'USER', false],
  ['subscriber', 'USER', true],
  ['contributor', 'CONTRIBUTOR', false],
  ['admin', 'ADMIN', false],
])('a browser that chooses to be a %s is signed in as one', async (role, expected, hasPlan) => {
  const { session, cookie } = await choose({ role, scenario: 'default' });
  expect(session.user).toMatchObject({ role: expected, hasActiveSubscription: hasPlan });
  expect(await ask('{ viewer { role hasActiveSubscription } }', { cookie, token: session.token })).toEqual({
    viewer: { role: expected, hasActiveSubscription: hasPlan },
  });
});

test('every browser looks at the shop of its own choice, as a visitor of the whole shop first', async () => {
  const { session, cookie } = await choose({ role: 'visitor', scenario: 'empty' });
  const count = '{ assets { pageInfo { totalItems } } }';
  expect(session).toBeNull();
  expect(await ask(count, { cookie })).toEqual({ assets: { pageInfo: { totalItems: 0 } } });
  expect(await ask(count, { cookie: '' })).toEqual({ assets: { pageInfo: { totalItems: 60 } } });
  const state = await fetch(`${url}/mock/state`, { headers: { cookie } });
  expect(await state.json()).toMatchObject({ role: 'visitor', scenario: 'empty' });
});

test('choosing again starts over', async () => {
  const choice = { role: 'shopper', scenario: 'default' };
  const { session, cookie } = await choose(choice);
  const { token } = session;
  await ask('mutation { addToCart(input: { assetId: "asset-0" }) { cart { id } } }', { cookie, token });
  expect(await ask('{ cart { totalItems } }', { cookie, token })).toEqual({ cart: { totalItems: 1 } });
  await choose(choice);
  expect(await ask('{ cart { totalItems } }', { cookie, token })).toEqual({ cart: { totalItems: 0 } });
});

test('a slow shop answers late', async () => {
  const { cookie } = await choose({ role: 'visitor', scenario: 'slow' });
  const since = performance.now();
  await ask('{ viewer { id } }', { cookie });
  expect(performance.now() - since).toBeGreaterThan(SLOW_MS - 50);
});

test('a role or a scenario that there is not is refused', async () => {
  expect((await post('/mock/state', { role: 'owner', scenario: 'default' })).status).toBe(422);
});

test('the payment page pays and leads back', async () => {
  const answer = await fetch(`${url}/api/sandbox/pay/session-1`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/order-confirmation?session_id=session-1');
});

test('the page of the Sandbox leads to the local explorer where Apollo cannot be reached', async () => {
  const sandbox = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
  const explorer = await fetch(`${url}/graphql/explorer?offline`);

  expect(await sandbox.text()).toContain('src="/graphql/explorer/sandbox-guard.js"');
  expect(await explorer.text()).toBe('The local explorer');
});

test('O-01 what a browser follows changes again and again', async () => {
  const { session, cookie } = await choose({ role: 'admin', scenario: 'default' });
  const answer = await post(
    '/graphql',
    { query: 'subscription { adminWaitingChanged { toldAt } }' },
    { cookie, authorization: `Bearer ${session.token}`, accept: 'multipart/mixed;subscriptionSpec=1.0' },
  );

  let text = '';
  for await (const more of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += more;
    if (text.split('"toldAt"').length === 3) break;
  }

  expect(answer.headers.get('content-type')).toContain('subscriptionSpec=1.0');
  expect(text).toMatch(/\{"payload":\{"data":\{"adminWaitingChanged":\{"toldAt":"[^"]+"\}\}\}\}/);
});

test('R-22 a draft of the home page is shown as its headings, and what cannot be read is refused', async () => {
  const { body, title, summary } = FIRST_HOME_PAGE;
  const reworded = body.replace('New Arrivals', 'Red & <b>blue');
  const drawn = await post('/preview/home', { title, summary, body: reworded });
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await drawn.text()).toContain('<h2>Red &#38; &#60;b&#62;blue</h2>');
  for (const broken of [{ title, summary, body: 'no sections' }, {}]) {
    expect((await post('/preview/home', broken)).status).toBe(422);
  }
});
