import { certificate } from '../factories/certificate.ts';
import { paletteFor } from '../factories/palette.ts';
import { entitlement } from '../factories/purchase.ts';
import type {
  AssetResolvers,
  Download,
  Entitlement,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notOpenYet, type EarlyAccess } from './early-access.ts';

/** Resolvers of the viewer's library. */
export function downloadQueries(shop: Shop): QueryResolvers {
  return {
    library: (_root, { page, limit }, context) => {
      const account = shop.viewer(context);
      return account && paged(account.entitlements, page ?? 1, limit ?? 24);
    },
    downloadHistory: (_root, { page, limit }, context) => {
      const account = shop.viewer(context);
      return account && paged(account.entitlements.map(downloadOf), page ?? 1, limit ?? 24);
    },
    ownedAssetIds: (_root, { assetIds }, context) => {
      const account = shop.viewer(context);
      return account && assetIds.filter((id) => account.entitlements.some((held) => held.asset?.id === id));
    },
    certificate: (_root, { code }) => {
      const typed = bareCode(code);
      const all = shop.accounts.flatMap(({ entitlements }) => entitlements);
      const found = all.find((held) => bareCode(held.certificateCode) === typed);
      return found ? certificate(found) : null;
    },
  };
}

/** Returns a download record, as if each license had been downloaded once. */
function downloadOf({ id, title, asset, formats, palette, acquiredAt }: Entitlement): Download {
  return {
    id: `download-${id}`,
    title,
    asset: asset ?? null,
    formats,
    palette: palette ?? null,
    downloadedAt: acquiredAt,
    entitlementId: id,
  };
}

/** Normalizes a code, ignoring differences in typing. */
function bareCode(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** Resolvers that return links to purchased files. */
export function downloadMutations(shop: Shop, earlyAccess: EarlyAccess): MutationResolvers {
  return {
    claimFreeAsset: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const held = account.entitlements.find((each) => each.asset?.id === input.assetId);
      if (held) return { entitlement: held, viewer: account.user, errors: [] };
      const found = shop.catalog.find(({ asset }) => asset.id === input.assetId && asset.isFree)?.asset;
      if (!found) {
        const errors = [{ __typename: 'NotFoundError' as const, message: 'Product not found', path: ['assetId'] }];
        return { entitlement: null, viewer: null, errors };
      }
      if (earlyAccess.isClosedTo(account, found)) {
        return { entitlement: null, viewer: null, errors: [notOpenYet(found)] };
      }
      const left = account.user.freeDownloads;
      if (left === 0) {
        const message = 'You have no free downloads left.';
        return { entitlement: null, viewer: null, errors: [{ __typename: 'NoDownloadsLeftError', message, path: [] }] };
      }
      if (!account.user.isEmailConfirmed) {
        const message = 'Please confirm your email address first: free downloads are given once for each address.';
        return {
          entitlement: null,
          viewer: null,
          errors: [{ __typename: 'EmailUnconfirmedError', message, path: [] }],
        };
      }
      account.user = { ...account.user, freeDownloads: left - 1 };
      const given = entitlement(found, 'PERSONAL', { formats: ['PNG'] });
      account.entitlements = [given, ...account.entitlements];
      return { entitlement: given, viewer: account.user, errors: [] };
    },
    createDownloadLink: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const held = account.entitlements.find((each) => each.id === input.entitlementId);
      if (!held) {
        const message = 'There is no such licence.';
        return { link: null, errors: [{ __typename: 'NotFoundError', message, path: ['entitlementId'] }] };
      }
      const palette = held.asset && paletteFor(held.asset, input.palette ?? held.palette?.slug ?? null);
      const colors = palette ? [palette.name] : [];
      const link = {
        url: `/api/downloads/signed-url-${held.id}`,
        isReady: true,
        formats: (input.formats ?? held.formats).map((format) => ({ format, isReady: true, size: 1_500_000 })),
        fileName: `${[held.title, ...colors, ...(input.formats ?? [])].join(' ').replaceAll(' ', '_')}.zip`,
        expiresAt: '2026-11-01T09:10:00.000Z',
      };
      return { link, errors: [] };
    },
  };
}

/** Field resolvers of a pattern that depend on the viewer. */
export function assetFields(shop: Shop): AssetResolvers {
  return {
    viewerHasLicense: (asset, _args, context) => {
      const account = shop.viewer(context);
      return account && account.entitlements.some((held) => held.asset?.id === asset.id);
    },
  };
}
