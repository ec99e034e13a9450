import { Router } from 'express';
import * as v from 'valibot';
import { bindCall } from '../src/platform/http/bind-call.ts';
import { defineCall } from '../src/platform/http/contract.ts';
import { buildOpenApi } from '../src/openapi.ts';
import { partings, restRules, verdicts, withoutRule, type Rule } from './permissions.rules.ts';
import { boundRoutes } from './support/bound-routes.ts';
import { createCast, roles, type Role } from './support/cast.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let app: TestApp;
let cast: Awaited<ReturnType<typeof createCast>>;

beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

async function ask(route: string, rule: Rule, role: Role) {
  const [method = '', template = ''] = route.split(' ');
  const params = typeof rule === 'string' ? {} : rule.params(cast.belongings);
  const path = template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => params[name] ?? '1');
  const token = partings.includes(route) ? await cast.newTokenOf(role) : cast.tokenOf(role);
  const response = await fetch(app.baseUrl + path, {
    method,
    redirect: 'manual',
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });
  return { status: response.status, text: await response.text() };
}

/** A call that names no thing may answer 404 or 422 and has still looked at the request. */
function verdictOf(status: number, namesThing: boolean): string {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (!namesThing && status < 500) return 'served';
  if (status === 404) return 'hidden';
  return status < 400 ? 'served' : `status ${status}`;
}

test('PR-13 E1 every route that is bound or documented has a rule, and every rule a route', () => {
  const documented = Object.entries(buildOpenApi().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = new Set([...app.routes, ...documented]);

  expect(withoutRule([...routes])).toEqual([]);
  expect(Object.keys(restRules).filter((route) => !routes.has(route))).toEqual([]);
  process.stdout.write(`${routes.size} routes × ${roles.length} roles: ${routes.size * roles.length} cells.\n`);
});

test('E1 production has no route for developers', async () => {
  const inProduction = await createTestApp({ isProduction: true });
  await inProduction.close();

  expect(inProduction.routes).not.toEqual([]);
  expect(inProduction.routes.filter((route) => restRules[route] === 'developers')).toEqual([]);
});

test('E1 a new call without a rule is named', () => {
  const router = Router();
  const call = defineCall({
    method: 'get',
    path: '/designers/{key}/earnings',
    summary: 'What a studio has earned.',
    auth: 'none',
    params: v.object({ key: v.string() }),
    response: null,
    errors: [],
  });
  bindCall(router, call, { authenticate: async () => null, checkResponses: true }, () => undefined);

  expect(withoutRule(boundRoutes(router))).toEqual(['GET /designers/{key}/earnings']);
});

test.each(Object.entries(restRules))(
  'PR-09 PR-10 PR-13 PR-14 E1 %s is as its rule says for every role',
  async (route, rule) => {
    const namesThing = typeof rule !== 'string';
    const expected = verdicts[namesThing ? rule.audience : rule];
    const found: Record<string, string> = {};
    const leaks: string[] = [];
    for (const role of roles) {
      const { status, text } = await ask(route, rule, role);
      found[role] = verdictOf(status, namesThing);
      const mayKnow = role === 'owner' || rule === 'developers' || (rule === 'admins' && role === 'admin');
      if (!mayKnow && Object.values(cast.belongings).some((belonging) => text.includes(belonging))) leaks.push(role);
    }

    expect({ found, leaks }).toEqual({ found: expected, leaks: [] });
  },
);
