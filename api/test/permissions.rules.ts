import type { Belongings, Role } from './support/cast.ts';

/** How a call meets someone: it looks at the request, asks for a sign-in, refuses, or knows of no such thing. */
export type Verdict = 'served' | 'unauthenticated' | 'forbidden' | 'hidden';

/** Whom a call is for. */
type Audience = 'anyone' | 'developers' | 'visitors' | 'people' | 'contributors' | 'admins' | 'owner' | 'link';

/** A call on something of the owner's: the parameters that name it. */
interface ThingRule {
  readonly audience: Audience;
  readonly params: (belongings: Belongings) => Readonly<Record<string, string>>;
}

/** Whom a call is for and, where it is about one thing of the owner's, which. */
export type Rule = Exclude<Audience, 'owner' | 'link'> | ThingRule;

const everyone = {
  visitor: 'served',
  'ended session': 'served',
  owner: 'served',
  'other user': 'served',
  contributor: 'served',
  admin: 'served',
} as const satisfies Record<Role, Verdict>;
const withoutStaleTokens = { ...everyone, 'ended session': 'unauthenticated' } as const;
const signedIn = { ...withoutStaleTokens, visitor: 'unauthenticated' } as const;
const nobody = { ...signedIn, owner: 'forbidden', 'other user': 'forbidden' } as const;

/** What everybody meets at a call, by whom it is for. */
export const verdicts: Readonly<Record<Audience, Readonly<Record<Role, Verdict>>>> = {
  anyone: everyone,
  // They show all the mail there is: production has no such routes.
  developers: everyone,
  visitors: withoutStaleTokens,
  people: signedIn,
  contributors: { ...nobody, contributor: 'served', admin: 'forbidden' },
  admins: { ...nobody, contributor: 'forbidden', admin: 'served' },
  owner: { ...signedIn, 'other user': 'hidden', contributor: 'hidden', admin: 'hidden' },
  // Browsers follow links without a token: what the owner has is the cookie beside it, or else a token.
  link: { ...withoutStaleTokens, visitor: 'hidden', 'other user': 'hidden', contributor: 'hidden', admin: 'hidden' },
};

/** Calls after which their session, or their account, is no more: they are made by people of their own. */
export const partings: readonly string[] = ['POST /auth/logout', 'DELETE /auth/sessions', 'POST /account/delete'];

/** The rule of every route. A route that is not named here makes the test fail. */
export const restRules: Readonly<Record<string, Rule>> = {
  'GET /health/live': 'anyone',
  'GET /health/ready': 'anyone',
  'GET /metrics': 'anyone',
  'GET /openapi.json': 'anyone',
  'POST /dev/clock': 'developers',
  'GET /dev/mail': 'developers',
  'GET /dev/mail/{name}': 'developers',

  'POST /auth/register': 'anyone',
  'POST /auth/login': 'anyone',
  'POST /auth/forgot-password': 'anyone',
  'POST /auth/verify-otp': 'anyone',
  'POST /auth/reset-password': 'anyone',
  'GET /auth/me': 'people',
  'GET /users/me': 'people',
  'PUT /auth/profile': 'people',
  'POST /auth/profile/upload': 'people',
  'POST /api/auth/profile/upload': 'people',
  'DELETE /auth/profile/avatar': 'people',
  // Named by a secret of its own; what someone shows, others may see.
  'GET /api/avatars/{file}': 'anyone',
  'GET /auth/sessions': 'people',
  'DELETE /auth/sessions/{id}': ownersOf(({ otherSession }) => ({ id: otherSession })),
  'DELETE /auth/sessions': 'people',
  'POST /auth/confirm-email': 'anyone',
  'POST /auth/confirm-email/letters': 'people',
  'GET /auth/options': 'anyone',
  'POST /auth/oidc/start': 'anyone',
  'GET /api/auth/oidc/callback': 'anyone',
  'POST /auth/oidc/exchange': 'anyone',
  'POST /auth/logout': 'people',
  'POST /api/account/export': 'people',
  'POST /account/delete': 'people',

  'GET /admin/overview': 'admins',
  'GET /admin/orders/{number}': 'admins',
  'POST /admin/orders/{number}/refunds': 'admins',
  'GET /admin/subscriptions': 'admins',
  'POST /admin/subscriptions/{id}/refund': 'admins',
  'GET /contributor/studio': 'contributors',

  'POST /cart/quote': 'visitors',
  'GET /cart': 'people',
  'POST /cart': 'people',
  'DELETE /cart': 'people',
  'POST /cart/{assetId}': 'people',
  'DELETE /cart/{assetId}': 'people',
  'PUT /cart/coupon': 'people',
  'DELETE /cart/coupon': 'people',

  'GET /open-api/assets': 'visitors',
  'GET /open-api/assets/facets': 'visitors',
  'GET /open-api/assets/suggestions': 'visitors',
  'GET /open-api/assets/designers': 'visitors',
  'GET /open-api/assets/by-slug/{slug}': 'visitors',
  'GET /open-api/assets/by-sku/{sku}': 'visitors',
  'GET /open-api/assets/{id}': 'visitors',
  'GET /open-api/assets/{id}/similar': 'visitors',
  'GET /open-api/assets/{id}/coordinates': 'visitors',
  'GET /open-api/assets/{id}/reviews': 'visitors',
  'PUT /open-api/assets/{id}/review': 'people',
  'POST /open-api/assets/similar-to-image': 'visitors',
  'POST /api/assets/similar-to-image': 'visitors',
  'GET /open-api/collections': 'visitors',
  'GET /open-api/collections/{slug}': 'visitors',
  'GET /open-api/palettes': 'visitors',
  'GET /products': 'visitors',
  'GET /products/{id}': 'visitors',
  'GET /categories': 'visitors',
  'GET /products/{id}/preview': 'anyone',
  'GET /api/products/{id}/preview': 'anyone',
  'GET /api/products/{id}/og-image': 'anyone',
  'GET /api/og-image': 'anyone',
  'GET /content/pages/{slug}': 'anyone',
  'GET /content/licenses': 'anyone',
  'GET /sitemap/assets': 'anyone',
  'GET /sitemap/pages': 'anyone',
  'GET /plans': 'anyone',

  'GET /designers': 'visitors',
  'GET /designers/stats': 'anyone',
  'GET /designers/{key}': 'visitors',
  'GET /designers/{key}/collections': 'visitors',
  'PUT /designers/{key}/follow': 'people',
  'DELETE /designers/{key}/follow': 'people',

  'GET /help/categories': 'anyone',
  'POST /help/articles/{id}/feedback': 'visitors',
  'POST /support/tickets': 'visitors',
  'GET /support/contact': 'anyone',
  'GET /support/tickets': 'people',
  'GET /support/tickets/{number}': ownersOf(({ ticketNumber }) => ({ number: ticketNumber })),
  'POST /support/messages': 'visitors',
  'POST /newsletter/subscriptions': 'anyone',
  'POST /newsletter/confirmations': 'anyone',
  'POST /api/newsletter/unsubscribe': 'anyone',

  'POST /orders/checkout-session': 'people',
  'GET /orders': 'people',
  'GET /orders/{orderId}': ownersOf(({ orderId }) => ({ orderId })),
  'GET /api/orders/{orderId}/receipt': ownersOf(({ orderId }) => ({ orderId })),
  'GET /orders/by-session/{sessionId}': ownersOf(({ checkoutSession }) => ({ sessionId: checkoutSession })),
  'GET /payment-methods': 'anyone',
  // What is paid for, not who pays, is secret to no one who holds the address of the payment page.
  'GET /api/sandbox/pay/{sessionId}': 'anyone',
  'POST /api/sandbox/pay/{sessionId}': 'anyone',
  // Signed by the provider; without the signature it is refused as malformed, whoever asks.
  'POST /api/webhooks/sandbox': 'anyone',
  'POST /api/webhooks/stripe': 'anyone',
  'GET /api/sandbox/cards/{customerRef}': 'anyone',
  'POST /api/sandbox/cards/{customerRef}': 'anyone',

  'GET /subscriptions/current': 'people',
  'GET /subscriptions/portal': 'people',
  'POST /api/subscriptions/create-session': 'people',
  'GET /subscriptions/by-session/{sessionId}': ownersOf(({ planSession }) => ({ sessionId: planSession })),
  'POST /subscriptions/trial': 'people',
  'POST /subscriptions/preview-change': 'people',
  'POST /subscriptions/change': 'people',
  'POST /subscriptions/cancel': 'people',
  'POST /subscriptions/resume': 'people',

  'GET /api/downloads/library': 'people',
  'GET /api/downloads/owned': 'people',
  'GET /api/downloads/history': 'people',
  'GET /api/downloads/quota': 'people',
  'POST /api/downloads/subscription': 'people',
  'GET /api/downloads/{entitlementId}/certificate': ownersOf(({ entitlementId }) => ({ entitlementId })),
  // Whoever is shown a certificate may check it; the answer masks its holder.
  'GET /api/certificates/{code}': 'anyone',
  'GET /api/verify-key': 'anyone',
  'POST /api/downloads/free/{assetId}': 'people',
  'POST /api/downloads/{entitlementId}/link': ownersOf(({ entitlementId }) => ({ entitlementId })),
  'GET /api/downloads/{token}': { audience: 'link', params: ({ linkToken }) => ({ token: linkToken }) },
};

function ownersOf(params: ThingRule['params']): ThingRule {
  return { audience: 'owner', params };
}

/** The routes that no rule speaks of. */
export function withoutRule(routes: readonly string[]): string[] {
  return routes.filter((route) => !Object.hasOwn(restRules, route));
}
