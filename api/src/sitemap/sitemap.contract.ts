import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';
import { pageField, PaginationSchema } from '../platform/http/pagination.ts';

/** Patterns on a page of the sitemap. */
export const SITEMAP_PAGE_SIZE = 10_000;

/** Something with a page of its own; `changedAt` is null where nobody notes changes. */
const SitemapEntrySchema = v.object({ slug: v.string(), changedAt: v.nullable(InstantField) });
/** Something with a page of its own. */
export type SitemapEntryDto = v.InferOutput<typeof SitemapEntrySchema>;

/** One numbered page of approved patterns, the oldest first. */
const SitemapAssetsSchema = v.object({ assets: v.array(SitemapEntrySchema), pagination: PaginationSchema });
/** One numbered page of approved patterns, the oldest first. */
export type SitemapAssetsDto = v.InferOutput<typeof SitemapAssetsSchema>;

/** Everything else that has a page of its own. */
const SitemapPagesSchema = v.object({
  designers: v.array(SitemapEntrySchema),
  collections: v.array(SitemapEntrySchema),
  texts: v.array(SitemapEntrySchema),
  categories: v.array(SitemapEntrySchema),
  helpArticles: v.array(SitemapEntrySchema),
});
/** Everything else that has a page of its own. */
export type SitemapPagesDto = v.InferOutput<typeof SitemapPagesSchema>;

/** The named shapes of this domain. */
export const sitemapSchemas = {
  SitemapAssets: SitemapAssetsSchema,
  SitemapEntry: SitemapEntrySchema,
  SitemapPages: SitemapPagesSchema,
};

/** The calls of this domain. */
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
