import { sql } from 'kysely';
import { Router } from 'express';
import { bindCall } from '../src/platform/http/bind-call.ts';
import { defineCall } from '../src/platform/http/contract.ts';
import { requestFor, staffWrites } from './audited-writes.rules.ts';
import { boundRoutes } from './support/bound-routes.ts';
import { createTestApp, type SignedIn, type TestApp } from './support/test-app.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signUp('owner');
  await app.http().post('/auth/proof').set(owner.auth).send({ password: 'correct horse' }).expect(200);
});
afterAll(() => app.close());

interface WrittenLine {
  readonly actor: string | null;
  readonly action: string;
  readonly requestId: string | null;
  readonly hasChange: boolean;
}

async function linesOf(requestId: string): Promise<WrittenLine[]> {
  const { rows } = await sql<WrittenLine>`
    select actor_id as actor, action, request_id as "requestId", before is distinct from after as "hasChange"
    from staff_audit_line where request_id = ${requestId}`.execute(app.db);
  return rows;
}

async function call(route: string, requestId: string) {
  const [method = '', template = ''] = route.split(' ');
  const { params = {}, body, headers = {} } = (await requestFor[route]?.(app, owner.token)) ?? {};
  const path = template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => params[name] ?? '');
  return fetch(app.baseUrl + path, {
    method,
    headers: { ...owner.auth, ...headers, 'x-request-id': requestId, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

test('PR-13 every call by which the staff changes something is tried, and nothing else', () => {
  expect(Object.keys(requestFor).toSorted()).toEqual(staffWrites().toSorted());
});

test('PR-13 a new call of the staff is asked for its line', () => {
  const close = defineCall({
    method: 'post',
    path: '/admin/shop/close',
    summary: 'Closes the shop.',
    auth: 'shop.overview',
    response: null,
    errors: [],
  });
  const router = Router();
  bindCall(router, close, { authenticate: async () => null, checkResponses: true }, () => undefined);

  expect(staffWrites([close])).toEqual(boundRoutes(router));
});

test.each(staffWrites())('PR-13 %s leaves a line of who did what, in which request', async (route) => {
  const requestId = `audit ${route}`.replaceAll(/[^\w.:-]/g, '-').slice(0, 100);
  const response = await call(route, requestId);

  expect([response.ok, response.ok ? '' : await response.text()]).toEqual([true, '']);
  const lines = await linesOf(requestId);
  expect(lines).not.toEqual([]);
  for (const line of lines) {
    expect(line).toEqual({ actor: owner.userId, action: expect.any(String), requestId, hasChange: true });
  }
});

test('PR-13 what was refused leaves no line, and what all of this left is one chain', async () => {
  const requestId = 'refused-refund';
  const refund = app.http().post('/admin/orders/HDO-NOSUCH22/refunds').set(owner.auth);
  await refund
    .set({ 'idempotency-key': requestId, 'x-request-id': requestId })
    .send({ reason: 'duplicate' })
    .expect(404);

  expect(await linesOf(requestId)).toEqual([]);
  const { body } = await app.http().get('/admin/audit/chain').set(owner.auth).expect(200);
  expect(body.data).toMatchObject({ isIntact: true, firstBroken: null });
  expect(body.data.lineCount).toBeGreaterThanOrEqual(staffWrites().length);
});
