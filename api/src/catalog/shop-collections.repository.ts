import type { ShopCollectionRule } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { CollectionConditions } from './collection-desk/collection-desk.contract.ts';
import type { Season } from './season.ts';

/** How many of the hottest patterns count as trending. */
const MAX_TRENDING = 48;

/** A shop collection; `rule` is null if it is curated by hand. */
export interface ShopCollectionRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly rule: ShopCollectionRule | null;
  /** Conditions of the rule `match`; null for every other rule. */
  readonly conditions: CollectionConditions | null;
  readonly is_seasonal: boolean;
  /** The chosen cover; null to use the first pattern. */
  readonly cover_id: string | null;
}

/** Reads the shop collections and their patterns. */
export interface ShopCollectionRepository {
  /** Returns the published collections in display order. */
  all(): Promise<readonly ShopCollectionRow[]>;
  bySlug(slug: string): Promise<ShopCollectionRow | null>;
  /** Returns the hand-picked patterns in order; for a seasonal collection, those of the season. */
  curatedIds(collection: ShopCollectionRow, season: Season): Promise<readonly string[]>;
  /** Returns the approved patterns with the most heat, hottest first. */
  trendingIds(): Promise<readonly string[]>;
  /** Returns limited editions that end after `now`, those that end soonest first. */
  limitedIds(now: Date): Promise<readonly string[]>;
  /** Returns when the next limited edition ends; null if there is none. */
  nextEnd(now: Date): Promise<Date | null>;
  /** Withdraws limited editions that have ended and returns their ids. */
  withdrawEnded(now: Date, trx: Trx): Promise<readonly string[]>;
}

const columns = sql`id, slug, title, description, rule, conditions, is_seasonal, cover_id`;

/** Creates the repository. */
export function createShopCollectionRepository(db: Db): ShopCollectionRepository {
  async function ids(query: ReturnType<typeof sql<{ id: string }>>): Promise<readonly string[]> {
    const { rows } = await query.execute(db);
    return rows.map(({ id }) => id);
  }

  return {
    async all() {
      const query = sql<ShopCollectionRow>`
        select ${columns} from shop_collection where is_published order by position`;
      return (await query.execute(db)).rows;
    },
    async bySlug(slug) {
      const query = sql<ShopCollectionRow>`
        select ${columns} from shop_collection where slug = ${slug} and is_published`;
      return (await query.execute(db)).rows[0] ?? null;
    },
    curatedIds: ({ id, is_seasonal: isSeasonal }, season) =>
      ids(sql`
        select asset_id as id from shop_collection_item
        where collection_id = ${id} and season is not distinct from ${isSeasonal ? season : null}::text
        order by position, asset_id`),
    trendingIds: () =>
      ids(sql`
        select id from catalog_asset where status = 'approved' and heat is not null
        order by heat desc limit ${MAX_TRENDING}`),
    limitedIds: (now) =>
      ids(sql`
        select id from catalog_asset where status = 'approved' and sale_ends_at > ${now} order by sale_ends_at, sku`),
    async nextEnd(now) {
      const { rows } = await sql<{ ends: Date | null }>`
        select min(sale_ends_at) as ends from catalog_asset
        where status = 'approved' and sale_ends_at > ${now}`.execute(db);
      return rows[0]?.ends ?? null;
    },
    async withdrawEnded(now, trx) {
      const { rows } = await sql<{ id: string }>`
        update catalog_asset set status = 'withdrawn', updated_at = ${now}
        where status = 'approved' and sale_ends_at <= ${now} returning id`.execute(trx);
      return rows.map(({ id }) => id);
    },
  };
}
