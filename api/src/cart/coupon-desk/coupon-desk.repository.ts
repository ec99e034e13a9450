import type { CouponSort, CouponView } from '@halfdrop/domain';
import { type Expression, type Insertable, sql, type SqlBool, type Updateable } from 'kysely';
import type { MoveCategory } from '../../catalog/category-desk/move-category.ts';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { beginsWith } from '../../platform/database/like.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { CartTables } from '../cart.tables.ts';
import type { CouponRow } from '../coupons.repository.ts';

/** Filter of the coupon list. */
export interface CouponFilter {
  readonly view: CouponView;
  /** Prefix of a code; empty for all. */
  readonly text: string;
  readonly now: Date;
}

/** A coupon with the number of orders paid with it. */
export interface CountedCouponRow extends CouponRow {
  readonly use_count: number;
}

const MAX_USES = 50;

const orders = {
  created: ['created_at', 'asc'],
  '-created': ['created_at', 'desc'],
  code: ['code', 'asc'],
  '-code': ['code', 'desc'],
} as const satisfies Record<CouponSort, readonly [column: string, direction: 'asc' | 'desc']>;

function narrowed({ view, now }: CouponFilter): Expression<SqlBool> {
  switch (view) {
    case 'valid':
      return sql<SqlBool>`is_active and coalesce(valid_from <= ${now}, true) and coalesce(valid_to > ${now}, true)`;
    case 'scheduled':
      return sql<SqlBool>`is_active and valid_from > ${now}`;
    case 'over':
      return sql<SqlBool>`is_active and valid_to <= ${now}`;
    case 'off':
      return sql<SqlBool>`not is_active`;
    case 'all':
      return sql<SqlBool>`true`;
  }
}

function counted(db: DbOrTrx) {
  return db
    .selectFrom('coupon')
    .leftJoin('catalog_category_view as category', 'category.id', 'coupon.category_id')
    .selectAll('coupon')
    .select([
      'category.name as category_name',
      sql<number>`(select count(*)::int from coupon_use where coupon_code = coupon.code and is_redeemed)`.as(
        'use_count',
      ),
    ]);
}

/** Reads one page of coupons. */
export function readCoupons(db: Db, filter: CouponFilter, sort: CouponSort, wanted: WantedPage) {
  const [column, direction] = orders[sort];
  const coupons = wantedCoupons(db, filter).orderBy(`coupon.${column}`, direction).orderBy('coupon.code');
  return readPage(db, coupons, wanted, MAX_LISTED_ROWS);
}

/** Returns the coupons following a code, ordered by code. */
export function findCouponsAfter(db: Db, filter: CouponFilter, after: string | undefined, limit: number) {
  return wantedCoupons(db, filter)
    .$if(after !== undefined, (query) => query.where('coupon.code', '>', after ?? ''))
    .orderBy('coupon.code')
    .limit(limit)
    .execute();
}

function wantedCoupons(db: Db, filter: CouponFilter) {
  return counted(db)
    .where(narrowed(filter))
    .$if(filter.text !== '', (query) => query.where(beginsWith(sql.ref('coupon.code'), filter.text.toUpperCase())));
}

/** Returns coupons by code, in the order of the codes. */
export function findCoupons(db: DbOrTrx, codes: readonly string[]): Promise<CountedCouponRow[]> {
  return counted(db).where('coupon.code', 'in', codes).orderBy('coupon.code').execute();
}

/** Locks a coupon until the transaction ends. */
export function lockCouponRow(trx: Trx, code: string) {
  return trx.selectFrom('coupon').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
}

/** Returns the most recent orders paid with a coupon. */
export function findUses(db: DbOrTrx, code: string) {
  return db
    .selectFrom('coupon_use')
    .innerJoin('orders_placed_view as placed', 'placed.id', 'coupon_use.order_id')
    .select([
      'placed.number',
      'placed.status',
      'placed.receipt_email',
      'placed.discount_cents',
      'placed.total_cents',
      'placed.created_at',
    ])
    .where('coupon_code', '=', code)
    .where('is_redeemed', '=', true)
    .orderBy('placed.created_at', 'desc')
    .limit(MAX_USES)
    .execute();
}

/** Stores coupons. */
export async function insertCoupons(trx: Trx, coupons: ReadonlyArray<Insertable<CartTables['coupon']>>): Promise<void> {
  await trx.insertInto('coupon').values(coupons).execute();
}

/** Updates a locked coupon and increments its version. */
export async function updateCoupon(trx: Trx, code: string, change: Updateable<CartTables['coupon']>): Promise<void> {
  await trx
    .updateTable('coupon')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('code', '=', code)
    .execute();
}

/** Reassigns coupons of a removed category to the one that replaces it. */
export const moveCategoryOfCoupons: MoveCategory = async (trx, { from, into }) => {
  await trx.updateTable('coupon').set({ category_id: into }).where('category_id', '=', from).execute();
};

/** Returns whether a category exists. */
export async function hasCategory(db: DbOrTrx, id: number): Promise<boolean> {
  const found = await db.selectFrom('catalog_category_view').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
