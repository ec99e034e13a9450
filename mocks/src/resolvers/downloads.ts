import { unauthenticated } from '../failures.ts';
import type { AssetResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import type { Shop } from '../shop.ts';

/** What the viewer owns. */
export function downloadQueries(shop: Shop): QueryResolvers {
  return {
    library: (_root, { page, limit }, context) => {
      const account = shop.viewer(context);
      return account && paged(account.entitlements, page ?? 1, limit ?? 24);
    },
  };
}

/** Links to bought files. */
export function downloadMutations(shop: Shop): MutationResolvers {
  return {
    createDownloadLink: (_root, { input }, context) => {
      const account = shop.viewer(context);
      if (!account) throw unauthenticated();
      const held = account.entitlements.find((each) => each.id === input.entitlementId);
      if (!held) {
        const message = 'There is no such licence.';
        return { link: null, errors: [{ __typename: 'NotFoundError', message, path: ['entitlementId'] }] };
      }
      const link = {
        url: `/api/downloads/signed-url-${held.id}`,
        isReady: true,
        fileName: `${held.title.replaceAll(' ', '_')}.zip`,
        expiresAt: '2026-11-01T09:10:00.000Z',
      };
      return { link, errors: [] };
    },
  };
}

/** Fields of a pattern that depend on who looks. */
export function assetFields(shop: Shop): AssetResolvers {
  return {
    viewerHasLicense: (asset, _args, context) => {
      const account = shop.viewer(context);
      return account && account.entitlements.some((held) => held.asset?.id === asset.id);
    },
  };
}
