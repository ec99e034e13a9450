import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** A studio with totals of its approved patterns. */
export interface DesignerRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly specialty: string;
  readonly bio: string;
  /** An ISO 3166-1 alpha-2 code. */
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
  /** Null for visitors. */
  readonly viewer_follows: boolean | null;
}

/** Identifies a studio by its number, its slug or one of its members. */
type DesignerKey = { readonly id: number } | { readonly slug: string } | { readonly memberId: string };

/** Filters of the directory; null for no constraint. */
export interface DesignerFilter {
  readonly search: string;
  /** A chip or the slug of a category, ignoring case. */
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

const MAX_COLLECTION_COVERS = 4;

const meanRating = (points: RawBuilder<unknown>, ratings: RawBuilder<unknown>) =>
  sql`round(${points} / nullif(${ratings}, 0), 2)::float8`;

/** Stored images are used while the studio has all of them on sale. */
const picturesAreOnSale = sql`kept.designer_id is not null and not exists (
  select from unnest(kept.avatar_id || kept.cover_ids) as shown (id)
  where not exists (
    select from catalog_asset_view asset
    where asset.id = shown.id and asset.designer_id = kept.designer_id and asset.status = 'approved'
  )
)`;

/** @param which condition and limit on the studios; their images are looked up afterwards */
function selectDesigners(viewerId: string | null, which: RawBuilder<unknown>): RawBuilder<DesignerRow> {
  return sql<DesignerRow>`
    with found as (
      select designer.id, designer.slug, designer.name, designer.specialty, designer.bio, designer.country,
        designer.links, designer.joined_year, designer.is_featured, designer.category_id, designer.category_slug,
        designer.category_name, coalesce(total.popularity, 0) as popularity,
        ${meanRating(sql`total.rating_points`, sql`total.ratings`)} as rating,
        coalesce(total.ratings, 0)::int as rating_count, coalesce(total.assets, 0) as asset_count,
        coalesce(total.downloads, 0)::int as download_count
      from catalog_designer_view designer left join designers_sum_now total on total.designer_id = designer.id
      ${which}
    )
    select found.*,
      (
        select count(*)::int from catalog_collection_view collection where designer_id = found.id
          and exists (select from catalog_asset_view where collection_id = collection.id and status = 'approved')
      ) as collection_count,
      case when pictures.are_kept then kept.avatar_id else designers_avatar(found.id) end as avatar_id,
      case when pictures.are_kept then kept.cover_ids else designers_covers(found.id) end as cover_ids,
      (select count(*)::int from designers_follow where designer_id = found.id) as follower_count,
      case when ${viewerId}::uuid is not null then exists (
        select from designers_follow where designer_id = found.id and user_id = ${viewerId}
      ) end as viewer_follows
    from found
    left join designers_picture kept on kept.designer_id = found.id
    cross join lateral (select ${picturesAreOnSale} as are_kept) pictures
    order by found.is_featured desc, found.popularity desc, found.id`;
}

/** The directory lists studios with patterns on sale; a studio's own page exists before its first. */
const sells = sql`designer.id in (select designer_id from designers_sum_now where assets > 0)`;

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

/** Returns one page of studios, featured ones first, then by popularity. */
export async function findDesigners(
  db: DbOrTrx,
  filter: DesignerFilter,
  { page, limit, viewerId }: { readonly page: number; readonly limit: number; readonly viewerId: string | null },
): Promise<readonly DesignerRow[]> {
  const which = sql`where ${matches(filter)}
    order by designer.is_featured desc, total.popularity desc nulls last, designer.id
    limit ${limit} offset ${(page - 1) * limit}`;
  const { rows } = await selectDesigners(viewerId, which).execute(db);
  return rows;
}

/** Counts the matching studios. */
export async function countDesigners(db: DbOrTrx, filter: DesignerFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from catalog_designer_view designer where ${matches(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns the chips in order, each with its number of matching studios. */
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

/** Returns one studio. */
export async function findDesigner(
  db: DbOrTrx,
  key: DesignerKey,
  viewerId: string | null,
): Promise<DesignerRow | null> {
  const { rows } = await selectDesigners(viewerId, sql`where ${isNamedBy(key)}`).execute(db);
  return rows[0] ?? null;
}

/** Returns a studio's design collections with patterns on sale. */
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

/** Returns totals of all studios' patterns on sale. */
export async function readStats(db: DbOrTrx) {
  const { rows } = await sql<{
    designer_count: number;
    asset_count: number;
    rating: number | null;
    rating_count: number;
  }>`
    select count(*)::int as designer_count, coalesce(sum(assets), 0)::int as asset_count,
      ${meanRating(sql`sum(rating_points)`, sql`sum(ratings)`)} as rating, coalesce(sum(ratings), 0)::int as rating_count
    from designers_sum_now where assets > 0`.execute(db);
  return rows[0] ?? { designer_count: 0, asset_count: 0, rating: null, rating_count: 0 };
}

/** Folds changes into the totals of studios, so that few are left to add up. */
export async function foldSums(db: DbOrTrx): Promise<void> {
  await sql`select designers_fold_sums()`.execute(db);
}

/** Recomputes the representative patterns of each studio. */
export async function keepPictures(db: DbOrTrx): Promise<void> {
  await sql`select designers_keep_pictures()`.execute(db);
}

/** Follows a studio; idempotent. */
export async function insertFollow(trx: Trx, follow: { userId: string; designerId: number; at: Date }): Promise<void> {
  await trx
    .insertInto('designers_follow')
    .values({ user_id: follow.userId, designer_id: follow.designerId, followed_at: follow.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Unfollows a studio; idempotent. */
export async function deleteFollow(trx: Trx, userId: string, designerId: number): Promise<void> {
  await trx
    .deleteFrom('designers_follow')
    .where('user_id', '=', userId)
    .where('designer_id', '=', designerId)
    .execute();
}
