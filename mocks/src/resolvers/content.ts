import { contentPage, licenses } from '../factories/content.ts';
import type { CategoryResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';

/** Every page of the mocked shop that is a text. */
const published = ['about', 'api', 'contributors', 'cookies', 'license-terms', 'licenses', 'privacy', 'terms'];

/** The texts of the shop; each has two versions. */
export function contentQueries(): QueryResolvers {
  return {
    contentPage: (_root, { slug, version }) => {
      const isThere = published.includes(slug) && [1, 2].includes(version ?? 2);
      return isThere ? contentPage(slug, version ? { version } : {}) : null;
    },
    licenses: () => [...licenses],
  };
}

/** Fields of a category that depend on what the shop sells. */
export function categoryFields(shop: Shop): CategoryResolvers {
  return {
    cover: ({ slug }) => shop.catalog.find(({ categorySlugs }) => categorySlugs.includes(slug))?.asset ?? null,
  };
}
