import type { BuyableLicense } from '@halfdrop/domain';
import { sql } from 'kysely';
import { keptPerson } from '../account/people.ts';
import type { DbOrTrx, Trx } from '../database.ts';

/** A stored cart line. */
export interface StoredLine {
  readonly id: string;
  readonly assetId: string;
  readonly license: BuyableLicense;
  /** Slug of an alternative palette. */
  readonly palette: string | null;
  /** Price under the license when added, in US cents; null if it had none or it was not recorded. */
  readonly putInAtCents: number | null;
}

/** A stored cart. */
export interface StoredCart {
  readonly id: string;
  readonly couponCode: string | null;
  readonly lines: readonly StoredLine[];
}

/** Locks a user's cart until the transaction ends, creating it if missing. */
export async function lockCart(trx: Trx, userId: string): Promise<string> {
  // Lock the account before the cart, as everywhere: inserting into the cart locks the account by its foreign key,
  // while an account deletion holds the account and waits for the cart.
  const locking = trx
    .with('person', (db) => keptPerson(db, userId))
    .selectFrom('cart')
    .innerJoin('person', 'person.id', 'cart.user_id')
    .select('cart.id')
    .forUpdate('cart');
  const found = await locking.executeTakeFirst();
  if (found) return found.id;
  const made = await trx
    .insertInto('cart')
    .values({ user_id: userId, coupon_code: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return (made ?? (await locking.executeTakeFirstOrThrow())).id;
}

/** Returns a user's cart with its lines, oldest first; undefined before the first line was added. */
export async function readCart(db: DbOrTrx, userId: string): Promise<StoredCart | undefined> {
  const rows = await db
    .selectFrom('cart')
    .leftJoin('cart_item as line', 'line.cart_id', 'cart.id')
    .select(['cart.id as cartId', 'cart.coupon_code as couponCode'])
    .select(['line.id', 'line.asset_id as assetId', 'line.license', 'line.palette'])
    .select('line.put_in_at_cents as putInAtCents')
    .where('cart.user_id', '=', userId)
    .orderBy('line.position')
    .execute();
  const [cart] = rows;
  if (!cart) return undefined;
  const lines = rows.flatMap(({ id, assetId, license, palette, putInAtCents }) =>
    id === null || assetId === null || license === null ? [] : [{ id, assetId, license, palette, putInAtCents }],
  );
  return { id: cart.cartId, couponCode: cart.couponCode, lines };
}

/** Upserts lines; existing ones keep their position and take the new license, palette and price. */
export async function putLines(trx: Trx, cartId: string, lines: readonly Omit<StoredLine, 'id'>[]): Promise<void> {
  for (const { assetId, license, palette, putInAtCents } of lines) {
    const chosen = { license, palette, put_in_at_cents: putInAtCents };
    await trx
      .insertInto('cart_item')
      .values({ cart_id: cartId, asset_id: assetId, ...chosen })
      .onConflict((conflict) => conflict.columns(['cart_id', 'asset_id']).doUpdateSet(chosen))
      .execute();
  }
}

/** Deletes lines, ignoring missing ones. */
export async function deleteLines(trx: Trx, cartId: string, assetIds: readonly string[]): Promise<void> {
  if (assetIds.length === 0) return;
  await trx.deleteFrom('cart_item').where('cart_id', '=', cartId).where('asset_id', 'in', assetIds).execute();
}

/** Removes purchased lines from a user's cart, and its coupon. */
export async function deleteBought(
  trx: Trx,
  userId: string,
  bought: readonly Pick<StoredLine, 'assetId' | 'license'>[],
): Promise<void> {
  const assetIds = bought.map(({ assetId }) => assetId);
  const licenses = bought.map(({ license }) => license);
  await sql`
    with freed as (
      update cart set coupon_code = null where user_id = ${userId} and coupon_code is not null
    )
    delete from cart_item line using cart
    where cart.user_id = ${userId} and line.cart_id = cart.id and (line.asset_id, line.license) in (
      select * from unnest(${assetIds}::uuid[], ${licenses}::text[])
    )`.execute(trx);
}

/** Deletes all lines. */
export async function deleteAllLines(trx: Trx, cartId: string): Promise<void> {
  await trx.deleteFrom('cart_item').where('cart_id', '=', cartId).execute();
}

/** Sets or removes the coupon of a cart. */
export async function setCoupon(trx: Trx, cartId: string, code: string | null): Promise<void> {
  await trx.updateTable('cart').set({ coupon_code: code }).where('id', '=', cartId).execute();
}
