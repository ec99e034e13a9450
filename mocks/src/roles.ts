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

/** The role of the viewer: a visitor, members without and with a plan, a designer, an operator. */
export type MockRole = keyof typeof shops;

/** All roles by name. */
export const mockRoles: readonly MockRole[] = ['visitor', 'shopper', 'subscriber', 'contributor', 'admin'];

/** Returns the options of the mocked shop for a role. */
export const shopOfRole = (role: MockRole): ShopOptions => shops[role];

/** Returns the stored session of a browser with this role; null for a visitor. */
export function sessionOfRole(role: MockRole): { readonly token: string; readonly user: User } | null {
  const options = shopOfRole(role);
  if (!options.signedIn) return null;
  const hasActiveSubscription = options.subscription !== undefined;
  return { token: demoToken, user: user({ role: options.role ?? 'USER', hasActiveSubscription }) };
}
