import { Router } from 'express';
import * as v from 'valibot';
import { bindCall } from '../src/platform/http/bind-call.ts';
import { defineCall } from '../src/platform/http/contract.ts';
import {
  accessOf,
  developerRoutes,
  linkRoute,
  sessionEndingRoutes,
  thingOf,
  withoutRule,
} from './permissions.rules.ts';
import { boundRoutes } from './support/bound-routes.ts';
import { askers, createPeople, type Asker } from './support/people.ts';
import { type Access, expectedResult, mayKnow, type AccessResult } from './support/expected-result.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPeople>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPeople(app);
});
afterAll(() => app.close());

async function ask(route: string, asker: Asker) {
  const [method = '', template = ''] = route.split(' ');
  const params = thingOf[route]?.(people.owned) ?? {};
  const path = template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => params[name] ?? '1');
  const token = sessionEndingRoutes.includes(route) ? await people.newTokenOf(asker) : people.tokenOf(asker);
  const response = await fetch(app.baseUrl + path, {
    method,
    redirect: 'manual',
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });
  return { status: response.status, text: await response.text() };
}

/** Interprets a status. Without a named item, 404 and 422 also mean that the request was processed. */
function resultOf(status: number, namesThing: boolean): string {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (!namesThing && status < 500) return 'served';
  if (status === 404) return 'hidden';
  return status < 400 ? 'served' : `status ${status}`;
}

/**
 * Returns the policy's result; a download link is not found for anyone but its holder, and never asks for a sign-in.
 */
function expectedOf(route: string, access: Access, asker: Asker): AccessResult {
  if (route !== linkRoute) return expectedResult(people, asker, access, Object.hasOwn(thingOf, route));
  return asker === 'visitor' ? 'hidden' : expectedResult(people, asker, 'entitlement.use', true);
}

test('PR-13 E1 every route names its action, and every rule a route', () => {
  const { routes } = app;
  const documented = Object.keys(accessOf);

  expect(withoutRule([...routes, ...documented])).toEqual([]);
  expect(
    [...documented, ...Object.keys(thingOf), ...sessionEndingRoutes].filter((route) => !routes.includes(route)),
  ).toEqual([]);
  process.stdout.write(`${routes.length} routes × ${askers.length} people: ${routes.length * askers.length} cells.\n`);
});

test('E1 production has no route for developers', async () => {
  const inProduction = await createTestApp({ isProduction: true });
  await inProduction.close();

  expect(inProduction.routes).not.toEqual([]);
  expect(inProduction.routes.filter((route) => developerRoutes.includes(route))).toEqual([]);
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

test.each(Object.entries(accessOf))(
  'PR-09 PR-10 PR-13 PR-14 E1 %s (%s) is as the policy says for everyone',
  async (route, access) => {
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const leaks: string[] = [];
    for (const asker of askers) {
      const { status, text } = await ask(route, asker);
      found[asker] = resultOf(status, Object.hasOwn(thingOf, route));
      expected[asker] = expectedOf(route, access, asker);
      const isTold = developerRoutes.includes(route) || mayKnow(people, asker, access);
      if (!isTold && Object.values(people.owned).some((record) => text.includes(record))) leaks.push(asker);
    }

    expect({ found, leaks }).toEqual({ found: expected, leaks: [] });
  },
);
