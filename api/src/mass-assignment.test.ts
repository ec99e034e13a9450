import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { reportFigure, roundsOf } from '../../scripts/reliability/rounds.mjs';
import { JsonSchemaSchema, valuesOf } from '../test/support/fuzz/json-schema.ts';
import { createTestApp, type SignedIn, type TestApp } from '../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../test/support/test-assets.ts';
import { buy } from '../test/support/test-purchase.ts';
import { callsByTag } from './declared-calls.ts';
import { buildOpenApi } from './openapi.ts';

/**
 * Fields that clients may not set about themselves or their purchases. JSON text, so that `__proto__` becomes an own
 * key, as in a request.
 */
const EXTRA_KEYS = JSON.stringify({
  role: 'admin',
  roles: ['owner'],
  staffRole: 'owner',
  isAdmin: true,
  is_admin: true,
  permissions: ['*'],
  userId: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000001',
  accountId: '00000000-0000-4000-8000-000000000001',
  ownerId: '00000000-0000-4000-8000-000000000001',
  studioId: '1',
  price: 1,
  priceCents: 1,
  totalCents: 0,
  discountCents: 99_999,
  freeDownloads: 999,
  isFree: true,
  isPremium: false,
  status: 'approved',
  emailConfirmedAt: '2026-01-01T00:00:00.000Z',
  proven: true,
  constructor: { prototype: { isAdmin: true } },
})
  .slice(1, -1)
  .concat(',"__proto__":{"isAdmin":true,"role":"admin"}');

const BodySchema = v.object({
  requestBody: v.optional(
    v.object({ content: v.record(v.string(), v.object({ schema: v.optional(JsonSchemaSchema) })) }),
  ),
});
const DocumentSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), BodySchema)) });

const UNKNOWN = 'unknownToEverySchema';

/** Every documented write with a body, roughly matching its schema. */
const writes = Object.entries(v.parse(DocumentSchema, buildOpenApi()).paths).flatMap(([template, operations]) =>
  Object.entries(operations)
    .filter(([method]) => !['get', 'head', 'options'].includes(method))
    .map(([method, { requestBody }]) => ({
      method,
      template,
      route: `${method.toUpperCase()} ${template}`,
      bodies: valuesOf(requestBody?.content['application/json']?.schema ?? { type: 'object' }, ['x']),
    })),
);

let app: TestApp;
let buyer: SignedIn;
let assetId: string;
let entitlementId: string;
beforeAll(async () => {
  app = await createTestApp();
  buyer = await app.signUp();
  await insertStudioOf(app.db, buyer.userId);
  assetId = await insertTestAsset(app.db, { title: 'Rose' });
  entitlementId = (await buy(app, buyer, [assetId], 900)).items[0].entitlement.id;
});
afterAll(() => app.close());

/** Returns roles and prices, which must not change. */
async function privileges(): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(row) from (select * from account_staff_role order by 1, 2) row) staff,
      (select json_agg(row) from (select * from studios_member order by 1, 2, 3) row) members,
      (select json_agg(row) from (select id, email_confirmed_at from account_user where id = ${buyer.userId}) row) confirmed,
      (select json_agg(row) from (select id, free_downloads from account_user where id = ${buyer.userId}) row) allowance,
      (select json_agg(row) from (select * from catalog_category_price order by category_id) row) prices,
      (select json_agg(row) from (select id, is_free, is_premium, status, designer_id from catalog_asset order by id) row) assets,
      (select json_agg(row) from (select id, price_cents from subscriptions_plan order by id) row) plans,
      (select json_agg(row) from (select id, user_id, status, total_cents, discount_cents from orders_order
        where status = 'completed' order by id) row) orders,
      (select json_agg(row) from (select id, user_id, license, formats from downloads_entitlement order by id) row) rights,
      (select count(*) from subscriptions_subscription) subscribed`.execute(app.db);
  return rows[0];
}

/** Depth limit for added keys; some bodies in the corpus have thousands of levels. */
const MAX_LEVELS = 20;

/** Serializes a body as JSON with extra keys prepended to each object. */
function withKeys(added: string, value: unknown, level = 0): string {
  if (level > MAX_LEVELS) return 'null';
  if (Array.isArray(value)) return `[${value.map((one) => withKeys(added, one, level + 1)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const own = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${withKeys(added, one, level + 1)}`);
  return `{${[added, ...own].join()}}`;
}

test('E7 twenty more keys in the body of any write change nobody’s role and no price', async () => {
  const before = await privileges();
  const rounds = roundsOf({ quick: 1, full: 20 });
  const known: Record<string, string> = { assetId, entitlementId, id: assetId };
  const found: Record<string, number> = {};
  let sent = 0;
  for (const { method, template, route, bodies } of writes) {
    const path = template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => known[name] ?? '1');
    for (const body of fc.sample(bodies, { seed: 7, numRuns: rounds })) {
      const person = /logout|sessions|account\/delete/.test(template) ? await app.signUp() : buyer;
      const headers = { ...person.auth, 'content-type': 'application/json', 'idempotency-key': `extra-${sent}` };
      const { status } = await fetch(app.baseUrl + path, {
        method: method.toUpperCase(),
        headers,
        body: withKeys(EXTRA_KEYS, body),
      });
      if (status >= 500) found[route] = status;
      sent += 1;
    }
  }
  expect(found).toEqual({});
  expect(sent).toBeGreaterThan(100);
  expect(await privileges()).toEqual(before);
  const blank: Record<string, unknown> = {};
  expect([blank['isAdmin'], blank['role']]).toEqual([undefined, undefined]);
  const me = await app.http().get('/auth/me').set(buyer.auth).expect(200);
  expect(me.body.data).toMatchObject({ role: 'contributor' });
  reportFigure(
    'E7 writes with twenty more keys change no role and no price',
    `${sent} of ${sent} requests on ${writes.length} writes`,
  );
});

/** Removes the role: registration accepts any role and ignores it. */
const withoutRole = (body: unknown) =>
  typeof body === 'object' && body !== null && 'role' in body ? { ...body, role: undefined } : body;

test('E7 no schema of a body hands on a key that it does not name', () => {
  const calls = Object.values(callsByTag).flatMap((group) => Object.values(group));
  const bodies = new Map(writes.map(({ route, bodies: made }) => [route, made]));
  let taken = 0;
  const leaks = new Set<string>();
  for (const { method, path: template, body } of calls) {
    const made = bodies.get(`${method.toUpperCase()} ${template}`);
    if (!body || !made) continue;
    for (const drawn of fc.sample(made, { seed: 11, numRuns: roundsOf({ quick: 4, full: 1000 }) })) {
      const sample = withoutRole(drawn);
      const plain = v.safeParse(body, sample);
      const result = v.safeParse(body, JSON.parse(withKeys(`"${UNKNOWN}":1`, sample)));
      if (!plain.success || !result.success) continue;
      taken += 1;
      if (JSON.stringify(result.output).includes(UNKNOWN)) leaks.add(`${method} ${template}`);
    }
  }
  expect(taken).toBeGreaterThan(50);
  expect([...leaks]).toEqual([]);
});
