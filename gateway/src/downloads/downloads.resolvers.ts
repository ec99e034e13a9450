import { fileFormats, licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageInfo } from '../platform/page-info.ts';
import { settle } from '../platform/payload-errors.ts';

/** The viewer's licences and links to their files. */
export const downloadResolvers: Resolvers = {
  Query: {
    library: async (_root, { page, limit }, { downloads, isSignedIn }) => {
      if (!isSignedIn) return null;
      const { entitlements, pagination } = await downloads.library(page ?? 1, limit ?? 24);
      return { items: entitlements, pageInfo: pageInfo(pagination) };
    },
  },
  Mutation: {
    claimFreePattern: async (_root, { input }, { downloads }) => {
      const expects = ['NoDownloadsLeftError', 'NotFoundError'] as const;
      const { data, errors } = await settle(downloads.claimFree(input.assetId), {
        expects,
        fields: { NotFoundError: 'assetId' },
      });
      return { entitlement: data?.entitlement ?? null, viewer: data?.user ?? null, errors };
    },
    createDownloadLink: async (_root, { input }, { downloads }) => {
      const expects = ['NotFoundError'] as const;
      const { data, errors } = await settle(downloads.createLink(input.entitlementId), {
        expects,
        fields: { NotFoundError: 'entitlementId' },
      });
      return { link: data, errors };
    },
  },
  Entitlement: {
    license: (entitlement) => licenseTypes[entitlement.license],
    formats: (entitlement) => entitlement.formats.map((format) => fileFormats[format]),
  },
};
