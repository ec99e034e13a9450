import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';
import { pageField, PaginationSchema } from '../platform/http/pagination.ts';

/** Number of patterns per sitemap page. */
export const SITEMAP_PAGE_SIZE = 10_000;

/** An item with its own page; `changedAt` is null if changes are not recorded. */
const SitemapEntrySchema = v.object({ slug: v.string(), changedAt: v.nullable(InstantField) });
/** An item with its own page. */
export type SitemapEntryDto = v.InferOutput<typeof SitemapEntrySchema>;

/** One numbered page of approved patterns, oldest first. */
const SitemapAssetsSchema = v.object({ assets: v.array(SitemapEntrySchema), pagination: PaginationSchema });
/** One numbered page of approved patterns, oldest first. */
export type SitemapAssetsDto = v.InferOutput<typeof SitemapAssetsSchema>;

/** All other items with their own page. */
const SitemapPagesSchema = v.object({
  designers: v.array(SitemapEntrySchema),
  collections: v.array(SitemapEntrySchema),
  texts: v.array(SitemapEntrySchema),
  categories: v.array(SitemapEntrySchema),
  helpArticles: v.array(SitemapEntrySchema),
});
/** All other items with their own page. */
export type SitemapPagesDto = v.InferOutput<typeof SitemapPagesSchema>;

/** Named schemas of this domain. */
export const sitemapSchemas = {
  SitemapAssets: SitemapAssetsSchema,
  SitemapEntry: SitemapEntrySchema,
  SitemapPages: SitemapPagesSchema,
};

/** Endpoints of this domain. */
export const sitemapCalls = {
  assets: defineCall({
    method: 'get',
    path: '/sitemap/assets',
    summary: `Lists the addresses of all approved patterns and their modification times, ${SITEMAP_PAGE_SIZE} per page.`,
    auth: 'none',
    mayBeBehind: true,
    query: v.object({ page: pageField() }),
    response: SitemapAssetsSchema,
    errors: [],
  }),
  pages: defineCall({
    method: 'get',
    path: '/sitemap/pages',
    summary:
      'Lists the addresses of studios, shop collections, texts, non-empty categories and help articles, with their modification times.',
    auth: 'none',
    mayBeBehind: true,
    response: SitemapPagesSchema,
    errors: [],
  }),
};
