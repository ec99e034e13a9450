import { DEFAULT_PAGE_SIZE, MAX_CERTIFICATE_CHARACTERS } from '@halfdrop/domain';
import type { AccountApi } from '../account/AccountApi.ts';
import { fileFormats, licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { CertificateStatus, FileFormat, Resolvers } from '../generated/resolvers.ts';
import type { Certificate, ProductionFile } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import { type LiveContext, subscriptionField } from '../platform/live/subscription-field.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { DownloadsApi } from './DownloadsApi.ts';
import type { downloadLoaders } from './downloads.loaders.ts';

interface Context extends RequestContext, LiveContext {
  readonly account: Pick<AccountApi, 'me'>;
  readonly downloads: DownloadsApi;
  readonly loaders: LoadersOf<typeof downloadLoaders>;
}

const certificateStatuses: Record<Certificate['status'], CertificateStatus> = {
  refunded: 'REFUNDED',
  superseded: 'SUPERSEDED',
  valid: 'VALID',
};

/** REST names of file formats. */
const restFormats: Record<FileFormat, ProductionFile['format']> = {
  AI: 'ai',
  EPS: 'eps',
  JPG: 'jpg',
  PDF: 'pdf',
  PNG: 'png',
  PSD: 'psd',
  SVG: 'svg',
  TIFF: 'tiff',
};

/** Resolvers for licenses, download links, plan downloads and certificates. */
export const downloadResolvers: Resolvers<Context> = {
  Query: {
    library: async (_root, { page, limit }, { downloads, isSignedIn }) => {
      if (!isSignedIn) return null;
      const { entitlements, pagination } = await downloads.library(page ?? 1, limit ?? DEFAULT_PAGE_SIZE);
      return { items: entitlements, pageInfo: pageInfo(pagination) };
    },
    downloadHistory: async (_root, { page, limit }, { downloads, isSignedIn }) => {
      if (!isSignedIn) return null;
      const history = await downloads.history(page ?? 1, limit ?? DEFAULT_PAGE_SIZE);
      return { items: history.downloads, pageInfo: pageInfo(history.pagination) };
    },
    ownedAssetIds: (_root, { assetIds }, { downloads, isSignedIn }) =>
      isSignedIn ? downloads.ownedAssetIds(assetIds) : null,
    certificate: (_root, { code }, { downloads }) =>
      code.trim() === '' || code.length > MAX_CERTIFICATE_CHARACTERS ? null : downloads.verify(code.trim()),
  },
  Subscription: {
    filesChanged: subscriptionField(async (_args, { account }: Context) => `files:${(await account.me()).id}`),
  },
  Mutation: {
    claimFreeAsset: async (_root, { input }, { downloads }) => {
      const expects = ['EarlyAccessError', 'EmailUnconfirmedError', 'NoDownloadsLeftError', 'NotFoundError'] as const;
      const { data, errors } = await outcomeOf(downloads.claimFree(input.assetId), {
        expects,
        fields: { EarlyAccessError: 'assetId', NotFoundError: 'assetId' },
      });
      return { entitlement: data?.entitlement ?? null, viewer: data?.user ?? null, errors };
    },
    claimWithSubscription: async (_root, { input }, { downloads }) => {
      const expects = ['EarlyAccessError', 'NoDownloadsLeftError', 'NotFoundError', 'PlanRequiredError'] as const;
      const { data, errors } = await outcomeOf(downloads.claimWithPlan(input.assetId), {
        expects,
        fields: { EarlyAccessError: 'assetId', NotFoundError: 'assetId' },
      });
      return { entitlement: data?.entitlement ?? null, downloadQuota: data?.quota ?? null, errors };
    },
    createDownloadLink: async (_root, { input }, { downloads }) => {
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const formats = input.formats?.map((format) => restFormats[format]);
      const { data, errors } = await outcomeOf(
        downloads.createLink(input.entitlementId, { formats, palette: input.palette ?? undefined }),
        {
          expects,
          fields: { NotFoundError: 'entitlementId' },
        },
      );
      return { link: data, errors };
    },
  },
  Entitlement: {
    license: (entitlement) => licenseTypes[entitlement.license],
    formats: (entitlement) => entitlement.formats.map((format) => fileFormats[format]),
  },
  EarlyAccessError: { opensAt: ({ problem }) => String(problem['opensAt']) },
  Download: { formats: (download) => download.formats.map((format) => fileFormats[format]) },
  FormatState: { format: (state) => fileFormats[state.format] },
  DownloadQuota: {
    license: (quota) => licenseTypes[quota.license],
    hasPremiumAccess: (quota) => quota.includesPremium,
  },
  Certificate: {
    status: (certificate) => certificateStatuses[certificate.status],
    statusChangedAt: (certificate) => certificate.statusSince,
    sku: (certificate) => certificate.assetId,
    license: (certificate) => licenseTypes[certificate.license],
  },
  User: {
    // The sign-in request itself carries no token yet; later requests do.
    downloadQuota: (_user, _args, { loaders, isSignedIn }) =>
      isSignedIn ? loaders.quota.load('own').catch(() => null) : null,
  },
  Asset: {
    viewerHasPlanCoverage: async ({ isPremium }, _args, { loaders, isSignedIn }) => {
      if (!isSignedIn) return null;
      const quota = await loaders.quota.load('own').catch(() => undefined);
      if (quota === undefined) return null;
      return quota !== null && (quota.includesPremium || !isPremium);
    },
  },
};
