import { isForHolders, POLICY } from '@halfdrop/domain';
import { buildOpenApi } from '../src/openapi.ts';
import type { OwnedRecords } from './support/people.ts';
import type { Access } from './support/expected-result.ts';

/** Routes that are bound but not in the API reference, which states access for all others. */
const besidesReference: Readonly<Record<string, Access>> = {
  'GET /health/live': 'none',
  'GET /health/ready': 'none',
  'GET /metrics': 'none',
  'GET /openapi.json': 'none',
};

/** They expose all mail and set the clock; production has no such routes. */
export const developerRoutes: readonly string[] = ['POST /dev/clock', 'GET /dev/mail', 'GET /dev/mail/{name}'];

/** Access to each route, as its contract states it. */
export const accessOf: Readonly<Record<string, Access>> = {
  ...besidesReference,
  ...Object.fromEntries(developerRoutes.map((route) => [route, 'none' as const])),
  ...Object.fromEntries(
    Object.entries(buildOpenApi().paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, accessIn(operation)]),
    ),
  ),
};

/**
 * Reads the access of an endpoint. No security means public; `{}` next to a token allows visitors as well; otherwise
 * the token's scope is the action.
 */
function accessIn(operation: unknown): Access {
  const { security = [] } = operation as { security?: ReadonlyArray<{ bearer?: readonly Access[] }> };
  if (security.length === 0) return 'none';
  return security.length > 1 ? 'optional' : (security[0]?.bearer?.[0] ?? 'optional');
}

/** Endpoints that end their session or account; each is called by a new user. */
export const sessionEndingRoutes: readonly string[] = [
  'POST /auth/logout',
  'DELETE /auth/sessions',
  'POST /account/delete',
];

type Params = (owned: OwnedRecords) => Readonly<Record<string, string>>;

/** Path parameters for endpoints about something that the holder owns. */
export const thingOf: Readonly<Record<string, Params>> = {
  'DELETE /auth/sessions/{id}': ({ otherSession }) => ({ id: otherSession }),
  'GET /support/tickets/{number}': ({ ticketNumber }) => ({ number: ticketNumber }),
  'GET /support/tickets/{number}/conversation': ({ ticketNumber }) => ({ number: ticketNumber }),
  'GET /orders/{orderId}': ({ orderId }) => ({ orderId }),
  'GET /api/orders/{orderId}/receipt': ({ orderId }) => ({ orderId }),
  'GET /orders/by-session/{sessionId}': ({ checkoutSession }) => ({ sessionId: checkoutSession }),
  'GET /subscriptions/by-session/{sessionId}': ({ planSession }) => ({ sessionId: planSession }),
  'GET /api/downloads/{entitlementId}/certificate': ({ entitlementId }) => ({ entitlementId }),
  'POST /api/downloads/{entitlementId}/link': ({ entitlementId }) => ({ entitlementId }),
  'GET /api/downloads/{token}': ({ linkToken }) => ({ token: linkToken }),
};

/** Browsers follow links without a token: the holder authenticates by cookie or by token. */
export const linkRoute = 'GET /api/downloads/{token}';

/** Returns routes for which neither the reference nor this file states access or parameters. */
export function withoutRule(routes: readonly string[]): string[] {
  return routes.filter((route) => {
    const access = accessOf[route];
    if (access === undefined) return true;
    return access !== 'none' && access !== 'optional' && isOnThing(route, access) && !Object.hasOwn(thingOf, route);
  });
}

function isOnThing(route: string, action: Exclude<Access, 'none' | 'optional'>): boolean {
  return route.includes('{') && isForHolders(action) && POLICY[action].on !== 'account';
}
