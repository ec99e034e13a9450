import { contentPage, licenses } from '../factories/content.ts';
import { publishedPages } from '../factories/text.ts';
import type { CategoryResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';

/** Resolvers of the shop's texts; each has two versions. */
export function contentQueries(): QueryResolvers {
  return {
    contentPage: (_root, { slug, version }) => {
      const isThere = publishedPages.includes(slug) && [1, 2].includes(version ?? 2);
      return isThere ? contentPage(slug, version ? { version } : {}) : null;
    },
    licenses: () => [...licenses],
  };
}

/** Field resolvers of a category that depend on the catalog. */
export function categoryFields(shop: Shop): CategoryResolvers {
  return {
    cover: ({ slug }) => shop.catalog.find(({ categorySlugs }) => categorySlugs.includes(slug))?.asset ?? null,
  };
}
