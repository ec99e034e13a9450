import { fileFormats, licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** The texts of the shop and the table of licences. */
export const contentResolvers: Resolvers = {
  Query: {
    contentPage: (_root, { slug, version }, { content }) => content.page(slug, version),
    licenses: (_root, _args, { content }) => content.licenses(),
  },
  License: {
    type: ({ license }) => licenseTypes[license],
    formats: ({ formats }) => formats.map((format) => fileFormats[format]),
  },
};
