import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { CartTables } from './cart.tables.ts';

/** A stored coupon, with the name of its category. */
export type CouponRow = Selectable<CartTables['coupon']> & { readonly category_name: string | null };

/** Use of a coupon by an order. */
export interface CouponUse {
  readonly orderId: string;
  readonly code: string;
  readonly userId: string;
  readonly personHash: string;
}

/** Returns an active coupon. */
export async function findActiveCoupon(db: DbOrTrx, code: string): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`
    select coupon.*, category.name as category_name
    from coupon left join catalog_category_view category on category.id = coupon.category_id
    where coupon.code = ${code.trim().toUpperCase()} and coupon.is_active
  `.execute(db);
  return rows[0];
}

/** Locks the uses of a coupon until the transaction ends. */
export async function lockCoupon(trx: Trx, code: string): Promise<void> {
  await trx.selectFrom('coupon').select('code').where('code', '=', code).forUpdate().execute();
}

/** Returns the number of uses of a coupon, in total and by one person, whose own reservations do not count. */
export async function countUses(
  db: DbOrTrx,
  code: string,
  person: { readonly userId: string | null; readonly personHash: string | null },
): Promise<{ readonly all: number; readonly byPerson: number }> {
  const { rows } = await sql<{ all: number; by_person: number }>`
    select count(*)::int as all, count(*) filter (where person_hash = ${person.personHash})::int as by_person
    from coupon_use
    where coupon_code = ${code} and (is_redeemed or user_id is distinct from ${person.userId}::uuid)
  `.execute(db);
  return { all: rows[0]?.all ?? 0, byPerson: rows[0]?.by_person ?? 0 };
}

/** Records the use of a coupon by an order. */
export async function putUse(trx: Trx, use: CouponUse, isRedeemed: boolean): Promise<void> {
  await trx
    .insertInto('coupon_use')
    .values({
      order_id: use.orderId,
      coupon_code: use.code,
      person_hash: use.personHash,
      user_id: use.userId,
      is_redeemed: isRedeemed,
    })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ is_redeemed: isRedeemed }))
    .execute();
}

/** Deletes the reservation of an order. */
export async function deleteReservedUse(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('coupon_use').where('order_id', '=', orderId).where('is_redeemed', '=', false).execute();
}
