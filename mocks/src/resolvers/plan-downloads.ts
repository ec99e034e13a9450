import { entitlement } from '../factories/purchase.ts';
import type {
  AssetResolvers,
  DownloadQuota,
  MutationResolvers,
  PlanSubscription,
  UserResolvers,
} from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { hasEarlyAccess, notOpenYet, type EarlyAccess } from './early-access.ts';
import type { SubscriptionState } from './plan-subscriptions.ts';

function quotaWith(subscription: PlanSubscription): DownloadQuota {
  const { plan, downloadsUsed: used, currentPeriodEndsAt: resetsAt } = subscription;
  const { name: planName, license, hasPremiumAccess } = plan;
  const limit = plan.downloadsPerMonth ?? null;
  const left = limit === null ? null : Math.max(0, limit - used);
  return {
    planName,
    license,
    hasPremiumAccess,
    hasEarlyAccess: hasEarlyAccess(subscription),
    limit,
    used,
    left,
    resetsAt,
  };
}

/** State and resolvers of downloads with a plan. */
export function planDownloadState(shop: Shop, subscriptions: SubscriptionState, earlyAccess: EarlyAccess) {
  const quotaOf = (userId: string): DownloadQuota | null => {
    const current = subscriptions.liveOf(userId);
    return current && quotaWith(current);
  };

  const mutations: MutationResolvers = {
    claimWithSubscription: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const { id: userId } = account.user;
      const held = account.entitlements.find((each) => each.asset?.id === input.assetId);
      if (held) return { entitlement: held, downloadQuota: quotaOf(userId), errors: [] };
      const asset = shop.catalog.find((entry) => entry.asset.id === input.assetId)?.asset;
      const current = subscriptions.liveOf(userId);
      const quota = quotaOf(userId);
      if (!asset) return refused({ __typename: 'NotFoundError', message: 'Product not found', path: ['assetId'] });
      if (!current || !quota || (asset.isPremium && !quota.hasPremiumAccess)) {
        const message = current
          ? `Premium Designs are not part of your ${current.plan.name} plan.`
          : 'Choose a plan to download this pattern.';
        return refused({ __typename: 'PlanRequiredError', message, path: [] });
      }
      if (earlyAccess.isClosedTo(account, asset)) return refused(notOpenYet(asset));
      if (quota.left === 0) {
        const message = `You have used all ${quota.limit} downloads of this month. New ones come on 1 December.`;
        return refused({ __typename: 'NoDownloadsLeftError', message, path: [] });
      }
      subscriptions.keep(userId, {
        ...current,
        downloadsUsed: quota.used + 1,
        downloadsLeft: quota.left === null || quota.left === undefined ? null : quota.left - 1,
      });
      const given = entitlement(asset, quota.license);
      account.entitlements = [given, ...account.entitlements];
      return { entitlement: given, downloadQuota: quotaOf(userId), errors: [] };
    },
  };
  const User: UserResolvers = { downloadQuota: ({ id, downloadQuota }) => downloadQuota ?? quotaOf(id) };
  const Asset: AssetResolvers = {
    viewerHasPlanCoverage: ({ isPremium }, _args, context) => {
      const account = shop.viewer(context);
      if (!account) return null;
      const quota = quotaOf(account.user.id);
      return quota !== null && (quota.hasPremiumAccess || !isPremium);
    },
  };
  return { mutations, User, Asset };
}

type Refusal =
  | ReturnType<typeof notOpenYet>
  | {
      readonly __typename: 'NoDownloadsLeftError' | 'NotFoundError' | 'PlanRequiredError';
      readonly message: string;
      readonly path: string[];
    };

function refused(error: Refusal) {
  return { entitlement: null, downloadQuota: null, errors: [error] };
}
