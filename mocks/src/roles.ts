import type { User } from './generated/resolvers.ts';
import { user } from './factories/user.ts';
import { demoToken, type ShopOptions } from './shop.ts';

const shops = {
  visitor: {},
  shopper: { signedIn: true },
  subscriber: { signedIn: true, subscription: 'active' },
  contributor: { signedIn: true, role: 'CONTRIBUTOR' },
  admin: { signedIn: true, role: 'ADMIN' },
} as const satisfies Record<string, ShopOptions>;

/** Who looks at the mocked shop: nobody known, a member without and with a plan, a designer, an operator. */
export type MockRole = keyof typeof shops;

/** Every role by name. */
export const mockRoles: readonly MockRole[] = ['visitor', 'shopper', 'subscriber', 'contributor', 'admin'];

/** The mocked shop as one role finds it. */
export const shopOfRole = (role: MockRole): ShopOptions => shops[role];

/** What the browser of somebody with this role remembers; null for a visitor. */
export function sessionOfRole(role: MockRole): { readonly token: string; readonly user: User } | null {
  const options = shopOfRole(role);
  if (!options.signedIn) return null;
  const hasActiveSubscription = options.subscription !== undefined;
  return { token: demoToken, user: user({ role: options.role ?? 'USER', hasActiveSubscription }) };
}
