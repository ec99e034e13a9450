import { isPublicAssetId, publicAssetId, skuOf } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { beginsWith, byBeginning } from '../platform/database/like.ts';
import type { AdminFindDto } from './finds.contract.ts';

const MAX_OF_KIND = 5;

/** A search result whose kind is known. */
type Found = Omit<AdminFindDto, 'kind'>;

/** Finds items of one kind by a prefix. */
export type Finder = (db: Db, text: string) => Promise<Found[]>;

const named = (column: string, text: string) => beginsWith(sql.ref(column), text.toUpperCase());

/** Finds orders. */
export async function findOrders(db: Db, text: string): Promise<Found[]> {
  return db
    .selectFrom('orders_placed_view')
    .select(['number as id', 'number as label', 'receipt_email as detail'])
    .where(named('number', text))
    .orderBy(byBeginning('number'))
    .limit(MAX_OF_KIND)
    .execute();
}

/** Finds users by address, name or username. */
export async function findPeople(db: Db, text: string): Promise<Found[]> {
  const beginning = text.toLowerCase();
  const someBy = (column: string) => sql`(select id from account_customer_view
    where ${beginsWith(sql`lower(${sql.ref(column)})`, beginning)} limit ${MAX_OF_KIND})`;
  const { rows } = await sql<Found>`
    select id, name as label, email as detail from account_customer_view
    where id = any(array(${sql.join(['email', 'name', 'username'].map(someBy), sql` union `)}))
    limit ${MAX_OF_KIND}`.execute(db);
  return [...rows];
}

/** Finds tickets and messages. */
export async function findTickets(db: Db, text: string): Promise<Found[]> {
  return db
    .selectFrom('support_ticket_view')
    .select(['number as id', 'number as label', 'subject as detail'])
    .where(named('number', text))
    .orderBy(byBeginning('number'))
    .limit(MAX_OF_KIND)
    .execute();
}

/** Finds current and former listings by SKU or title. */
export async function findPatterns(db: Db, text: string): Promise<Found[]> {
  const sku = isPublicAssetId(text) || /^\d{8}$/.test(text) ? skuOf(text) : null;
  const patterns = await db
    .selectFrom('catalog_asset_view as asset')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'asset.designer_id')
    .select(['asset.id', 'asset.sku', 'asset.title as label', 'studio.name'])
    .where('asset.status', 'in', ['approved', 'withdrawn'])
    .$if(sku !== null, (query) => query.where('asset.sku', '=', sku ?? 0))
    .$if(sku === null, (query) => query.where(beginsWith(sql`lower(asset.title)`, text.toLowerCase())))
    .orderBy('asset.sku', 'desc')
    .limit(MAX_OF_KIND)
    .execute();
  return patterns.map(({ id, sku: number, label, name }) => ({
    id,
    label,
    detail: `${publicAssetId(String(number))}, ${name}`,
  }));
}

/** Finds studios by name or slug. */
export async function findStudios(db: Db, text: string): Promise<Found[]> {
  const beginning = text.toLowerCase();
  const studios = await db
    .selectFrom('catalog_designer_view')
    .select(['id', 'name as label', 'slug as detail'])
    .where(sql<boolean>`(${beginsWith(sql`lower(name)`, beginning)} or ${beginsWith(sql`slug`, beginning)})`)
    .orderBy('name')
    .limit(MAX_OF_KIND)
    .execute();
  return studios.map(({ id, ...studio }) => ({ id: String(id), ...studio }));
}

/** Finds coupons. */
export async function findCoupons(db: Db, text: string): Promise<Found[]> {
  return db
    .selectFrom('cart_coupon_view')
    .select(['code as id', 'code as label', 'note as detail'])
    .where(named('code', text))
    .orderBy(byBeginning('code'))
    .limit(MAX_OF_KIND)
    .execute();
}
