import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** An item with its own page; `changed` is null if changes are not recorded. */
export interface SitemapRow {
  readonly slug: string;
  readonly changed: Date | null;
}

/** A range of patterns, and the time that decides whether early access has ended. */
interface AssetPart {
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
  readonly earlyAccessMilliseconds: number;
}

/** Reads URLs across domains. */
export interface SitemapRepository {
  assetCount(): Promise<number>;
  /** Returns approved patterns, oldest first. The end of early access changes a pattern's page, as does a review. */
  assets(part: AssetPart): Promise<readonly SitemapRow[]>;
  /** Returns studios with patterns on sale. */
  designers(): Promise<readonly SitemapRow[]>;
  /** Returns shop collections; those with a rule change over time and have no date. */
  collections(): Promise<readonly SitemapRow[]>;
  /** Returns texts with a published version. */
  texts(): Promise<readonly SitemapRow[]>;
  /** Returns menu categories with patterns. */
  categories(): Promise<readonly SitemapRow[]>;
  /** Returns help articles with an answer. */
  helpArticles(now: Date): Promise<readonly SitemapRow[]>;
}

/** Creates the repository. */
export function createSitemapRepository(db: Db): SitemapRepository {
  const rows = async (query: ReturnType<typeof sql<SitemapRow>>) => (await query.execute(db)).rows;
  return {
    async assetCount() {
      const query = sql<{ count: number }>`
        select count(*)::int as count from catalog_asset_view where status = 'approved'`;
      return (await query.execute(db)).rows[0]?.count ?? 0;
    },
    assets: ({ limit, offset, now, earlyAccessMilliseconds: early }) =>
      rows(sql`
        select asset.slug, greatest(asset.published_at, opened.changed, review.changed) as changed
        from (
          select id, sku, slug, published_at from catalog_asset_view
          where status = 'approved' order by sku limit ${limit} offset ${offset}
        ) asset
        left join lateral (
          select asset.published_at + ${early} * interval '1 millisecond' as changed
        ) opened on opened.changed <= ${now}
        left join lateral (
          select max(updated_at) as changed from reviews_review_view where asset_id = asset.id
        ) review on true
        order by asset.sku`),
    designers: () =>
      rows(sql`
        select designer.slug, max(asset.published_at) as changed
        from catalog_designer_view designer
        join catalog_asset_view asset on asset.designer_id = designer.id and asset.status = 'approved'
        group by designer.id, designer.slug order by designer.id`),
    collections: () =>
      rows(sql`select slug, changed_at as changed from catalog_shop_collection_view order by position`),
    texts: () => rows(sql`select slug, changed_at as changed from content_page_view order by slug`),
    categories: () =>
      rows(sql`
        select category.slug, max(asset.published_at) as changed
        from catalog_category_view category
        join catalog_asset_view asset on asset.category_id = category.id and asset.status = 'approved'
        where category.kind = 'menu' and category.parent_id is null
        group by category.id, category.slug, category.position order by category.position`),
    helpArticles: (now) =>
      rows(sql`
        select slug, edited_at as changed from help_article_view
        where answer is not null or exists (
          select from content_article_view written
          where written.slug = help_article_view.slug and coalesce(effective_at <= ${now}, true)
        )
        order by category_position, position`),
  };
}
