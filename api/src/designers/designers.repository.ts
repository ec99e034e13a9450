import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** One studio with what its approved patterns add up to. */
export interface DesignerRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly specialty: string;
  readonly bio: string;
  /** As an ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly links: string[];
  readonly joined_year: number;
  readonly is_featured: boolean;
  readonly category_id: number;
  readonly category_slug: string;
  readonly category_name: string;
  readonly rating: number | null;
  readonly rating_count: number;
  readonly asset_count: number;
  readonly collection_count: number;
  readonly download_count: number;
  readonly follower_count: number;
  readonly avatar_id: string | null;
  readonly cover_ids: string[];
  /** Null when nobody looks. */
  readonly viewer_follows: boolean | null;
}

/** What names one studio: its number, its slug or someone who works there. */
type DesignerKey = { readonly id: number } | { readonly slug: string } | { readonly memberId: string };

/** What the directory is narrowed to; null is no limit. */
export interface DesignerFilter {
  readonly search: string;
  /** A chip or the slug of a category, in any case. */
  readonly category: string | null;
  readonly isFeatured: boolean | null;
  readonly ids: readonly number[] | null;
}

/** A design collection with patterns on sale. */
export interface CollectionRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly asset_count: number;
  readonly cover_ids: string[];
}

const MAX_COVERS = 3;
const MAX_COLLECTION_COVERS = 4;

/** The mean of all ratings: that of each pattern, by how many stand behind it. */
const meanRating = sql`round(sum(rating * rating_count) / nullif(sum(rating_count), 0), 2)::float8`;

/** @param which conditions on the studios, and how many of them; what they sell is looked at when that is known */
function selectDesigners(viewerId: string | null, which: RawBuilder<unknown>): RawBuilder<DesignerRow> {
  return sql<DesignerRow>`
    with found as (
      select designer.id, designer.slug, designer.name, designer.specialty, designer.bio, designer.country,
        designer.links, designer.joined_year, designer.is_featured, designer.category_id, designer.category_slug,
        designer.category_name, rank.popularity
      from catalog_designer_view designer
      cross join lateral (
        select coalesce(sum(popularity), 0)::int as popularity
        from catalog_asset_view where designer_id = designer.id and status = 'approved'
      ) rank
      ${which}
    )
    select found.*, facts.*, pictures.*,
      (select count(*)::int from designers_follow where designer_id = found.id) as follower_count,
      case when ${viewerId}::uuid is not null then exists (
        select from designers_follow where designer_id = found.id and user_id = ${viewerId}
      ) end as viewer_follows
    from found
    cross join lateral (
      select ${meanRating} as rating, coalesce(sum(rating_count), 0)::int as rating_count, count(*)::int as asset_count,
        count(distinct collection_id)::int as collection_count, coalesce(sum(download_count), 0)::int as download_count
      from catalog_asset_view where designer_id = found.id and status = 'approved'
    ) facts
    cross join lateral (
      select
        array(
          select id from (
            select distinct on (coalesce(collection_id, -sku)) id, popularity, sku from catalog_asset_view
            where designer_id = found.id and status = 'approved'
            order by coalesce(collection_id, -sku), (collection_role = 'hero') desc nulls last, popularity desc, sku
          ) best order by popularity desc, sku limit ${MAX_COVERS}
        ) as cover_ids,
        (
          select id from catalog_asset_view where designer_id = found.id and status = 'approved'
          order by (collection_role = 'blender') desc nulls last, popularity desc, sku limit 1
        ) as avatar_id
    ) pictures
    order by found.is_featured desc, found.popularity desc, found.id`;
}

/** The directory shows studios with patterns on sale; one that is named is found before its first. */
const sells = sql`exists (
  select from catalog_asset_view where designer_id = designer.id and status = 'approved'
)`;

function matches({ search, category, isFeatured, ids }: DesignerFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (search !== '') {
    conditions.push(sql`(position(lower(${search}) in lower(designer.name)) > 0
      or position(lower(${search}) in lower(designer.specialty)) > 0)`);
  }
  if (category !== null) {
    conditions.push(sql`designer.category_id in (
      select id from catalog_category_view where slug = lower(${category}) and kind = 'menu'
      union all
      select category_id from catalog_designer_chip_view where lower(alias) = lower(${category})
    )`);
  }
  if (isFeatured !== null) conditions.push(sql`designer.is_featured = ${isFeatured}`);
  conditions.push(ids === null ? sells : sql`designer.id = any(${ids}::int[])`);
  return sql.join(conditions, sql` and `);
}

/** One page of studios, featured ones first, then by popularity. */
export async function findDesigners(
  db: DbOrTrx,
  filter: DesignerFilter,
  { page, limit, viewerId }: { readonly page: number; readonly limit: number; readonly viewerId: string | null },
): Promise<readonly DesignerRow[]> {
  const which = sql`where ${matches(filter)}
    order by designer.is_featured desc, rank.popularity desc, designer.id
    limit ${limit} offset ${(page - 1) * limit}`;
  const { rows } = await selectDesigners(viewerId, which).execute(db);
  return rows;
}

/** How many studios match. */
export async function countDesigners(db: DbOrTrx, filter: DesignerFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from catalog_designer_view designer where ${matches(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The chips in their order, each with how many of the matching studios it would leave. */
export async function countChips(
  db: DbOrTrx,
  filter: DesignerFilter,
): Promise<readonly { alias: string; count: number }[]> {
  const { rows } = await sql<{ alias: string; count: number }>`
    select chip.alias, count(designer.id)::int as count
    from catalog_designer_chip_view chip
    left join catalog_designer_view designer on designer.category_id = chip.category_id
      and ${matches({ ...filter, category: null })}
    group by chip.alias, chip.position order by chip.position`.execute(db);
  return rows;
}

function isNamedBy(key: DesignerKey): RawBuilder<unknown> {
  if ('id' in key) return sql`designer.id = ${key.id}`;
  if ('slug' in key) return sql`designer.slug = ${key.slug}`;
  return sql`designer.id = (select min(studio_id) from studios_member_view where account_id = ${key.memberId})`;
}

/** One studio. */
export async function findDesigner(
  db: DbOrTrx,
  key: DesignerKey,
  viewerId: string | null,
): Promise<DesignerRow | null> {
  const { rows } = await selectDesigners(viewerId, sql`where ${isNamedBy(key)}`).execute(db);
  return rows[0] ?? null;
}

/** The design collections of a studio that have patterns on sale. */
export async function findCollections(db: DbOrTrx, designerId: number): Promise<readonly CollectionRow[]> {
  const { rows } = await sql<CollectionRow>`
    select collection.id, collection.slug, collection.name, collection.description, count(*)::int as asset_count,
      (array_agg(asset.id order by asset.id is distinct from collection.cover_id, asset.collection_position nulls last,
        array_position(array['hero', 'coordinate', 'blender'], asset.collection_role), asset.popularity desc,
        asset.sku))[:${MAX_COLLECTION_COVERS}::int] as cover_ids
    from catalog_collection_view collection join catalog_asset_view asset on asset.collection_id = collection.id
    where collection.designer_id = ${designerId} and asset.status = 'approved'
    group by collection.id, collection.slug, collection.name, collection.description, collection.position, collection.cover_id
    order by collection.position`.execute(db);
  return rows;
}

/** What all studios together have on sale. */
export async function readStats(db: DbOrTrx) {
  const { rows } = await sql<{
    designer_count: number;
    asset_count: number;
    rating: number | null;
    rating_count: number;
  }>`
    select (select count(*)::int from catalog_designer_view designer where ${sells}) as designer_count, count(*)::int as asset_count,
      ${meanRating} as rating, coalesce(sum(rating_count), 0)::int as rating_count
    from catalog_asset_view where status = 'approved'`.execute(db);
  return rows[0] ?? { designer_count: 0, asset_count: 0, rating: null, rating_count: 0 };
}

/** Follows; without effect when that is so already. */
export async function insertFollow(trx: Trx, follow: { userId: string; designerId: number; at: Date }): Promise<void> {
  await trx
    .insertInto('designers_follow')
    .values({ user_id: follow.userId, designer_id: follow.designerId, followed_at: follow.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Follows no longer; without effect when that is so already. */
export async function deleteFollow(trx: Trx, userId: string, designerId: number): Promise<void> {
  await trx
    .deleteFrom('designers_follow')
    .where('user_id', '=', userId)
    .where('designer_id', '=', designerId)
    .execute();
}
