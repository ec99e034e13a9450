import { fileFormats, licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { LicenseAnswer, Resolvers } from '../generated/resolvers.ts';
import type { LicenseUse } from '../generated/rest.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { ContentApi } from './ContentApi.ts';

interface Context extends RequestContext {
  readonly content: ContentApi;
}

const licenseAnswers: Record<LicenseUse['answer'], LicenseAnswer> = {
  yes: 'YES',
  yes_with_credit: 'YES_WITH_CREDIT',
  no: 'NO',
};

/** Resolvers for shop texts and the license table. */
export const contentResolvers: Resolvers<Context> = {
  Query: {
    contentPage: (_root, { slug, version }, { content }) => content.page(slug, version),
    licenses: (_root, _args, { content }) => content.licenses(),
  },
  License: {
    type: ({ license }) => licenseTypes[license],
    isCommercialUseAllowed: (license) => license.allowsCommercialUse,
    isAttributionRequired: (license) => license.needsAttribution,
    isProductResaleAllowed: (license) => license.allowsProductsForResale,
    uses: ({ uses }) => uses.map(({ name, answer }) => ({ name, answer: licenseAnswers[answer] })),
    formats: ({ formats }) => formats.map((format) => fileFormats[format]),
  },
};
