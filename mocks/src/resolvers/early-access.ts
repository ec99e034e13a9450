import type { Asset, EarlyAccessError } from '../generated/resolvers.ts';
import type { Account } from '../shop.ts';
import type { SubscriptionState } from './plan-subscriptions.ts';

/** Who may have new patterns of a mocked shop. */
export interface EarlyAccess {
  /** Whether someone, or a visitor, cannot buy or download a pattern yet. */
  isClosedTo(account: Account | null, asset: Asset): boolean;
}

/** Every plan but a trial opens new patterns early. */
export function earlyAccessOf(subscriptions: SubscriptionState): EarlyAccess {
  return {
    isClosedTo: (account, { opensAt }) => {
      const plan = account && subscriptions.liveOf(account.user.id);
      return Date.parse(opensAt) > Date.now() && !hasEarlyAccess(plan);
    },
  };
}

/** Whether a subscription opens new patterns early. */
export function hasEarlyAccess(subscription: { readonly trialEndsAt?: string | null } | null): boolean {
  return subscription !== null && !subscription.trialEndsAt;
}

/** What a payload says of a pattern that is not open to the viewer yet. */
export function notOpenYet({ title, opensAt }: Asset): EarlyAccessError & { readonly __typename: 'EarlyAccessError' } {
  const message = `${title} opens to everyone later. Until then it is available only to subscribers with a paid plan.`;
  return { __typename: 'EarlyAccessError', message, path: ['assetId'], opensAt };
}
