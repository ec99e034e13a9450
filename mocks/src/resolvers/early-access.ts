import type { Asset, EarlyAccessError } from '../generated/resolvers.ts';
import type { Account } from '../shop.ts';
import type { SubscriptionState } from './plan-subscriptions.ts';

/** Early access rules of a mocked shop. */
export interface EarlyAccess {
  /** Returns whether an account or a visitor cannot buy or download a pattern yet. */
  isClosedTo(account: Account | null, asset: Asset): boolean;
}

/** Creates the early access rules: every plan except a trial opens new patterns early. */
export function earlyAccessOf(subscriptions: SubscriptionState): EarlyAccess {
  return {
    isClosedTo: (account, { opensAt }) => {
      const plan = account && subscriptions.liveOf(account.user.id);
      return Date.parse(opensAt) > Date.now() && !hasEarlyAccess(plan);
    },
  };
}

/** Returns whether a subscription opens new patterns early. */
export function hasEarlyAccess(subscription: { readonly trialEndsAt?: string | null } | null): boolean {
  return subscription !== null && !subscription.trialEndsAt;
}

/** Returns the error for a pattern that is not open to the viewer yet. */
export function notOpenYet({ title, opensAt }: Asset): EarlyAccessError & { readonly __typename: 'EarlyAccessError' } {
  const message = `${title} opens to everyone later. Until then it is available only to subscribers with a paid plan.`;
  return { __typename: 'EarlyAccessError', message, path: ['assetId'], opensAt };
}
