import { isForHolders, POLICY } from '@halfdrop/domain';
import { buildOpenApi } from '../src/openapi.ts';
import type { OwnedRecords } from './support/people.ts';
import type { Access } from './support/expected-result.ts';

/** Routes that are bound and not in the reference, which says of all others who may call. */
const besidesReference: Readonly<Record<string, Access>> = {
  'GET /health/live': 'none',
  'GET /health/ready': 'none',
  'GET /metrics': 'none',
  'GET /openapi.json': 'none',
};

/** They show all the mail there is, and turn the clock: production has no such routes. */
export const developerRoutes: readonly string[] = ['POST /dev/clock', 'GET /dev/mail', 'GET /dev/mail/{name}'];

/** Who may call each route: what its contract names. */
export const accessOf: Readonly<Record<string, Access>> = {
  ...besidesReference,
  ...Object.fromEntries(developerRoutes.map((route) => [route, 'none' as const])),
  ...Object.fromEntries(
    Object.entries(buildOpenApi().paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, accessIn(operation)]),
    ),
  ),
};

/** No security is for all; `{}` beside a token is for visitors as well; else the token's role is the action. */
function accessIn(operation: unknown): Access {
  const { security = [] } = operation as { security?: ReadonlyArray<{ bearer?: readonly Access[] }> };
  if (security.length === 0) return 'none';
  return security.length > 1 ? 'optional' : (security[0]?.bearer?.[0] ?? 'optional');
}

/** Calls after which their session, or their account, is no more: they are made by people of their own. */
export const sessionEndingRoutes: readonly string[] = [
  'POST /auth/logout',
  'DELETE /auth/sessions',
  'POST /account/delete',
];

type Params = (owned: OwnedRecords) => Readonly<Record<string, string>>;

/** What the calls on one thing of the holder's are made with. */
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

/** Browsers follow links without a token: what the holder has is the cookie beside it, or else a token. */
export const linkRoute = 'GET /api/downloads/{token}';

/** The routes of which neither the reference nor this file says who may call them, or with what. */
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
