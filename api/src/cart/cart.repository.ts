import type { BuyableLicense } from '@halfdrop/domain';
import { sql } from 'kysely';
import { keptPerson } from '../account/people.ts';
import type { DbOrTrx, Trx } from '../database.ts';

/** A line as it is stored. */
export interface StoredLine {
  readonly id: string;
  readonly assetId: string;
  readonly license: BuyableLicense;
  /** Slug of another palette than its own. */
  readonly palette: string | null;
  /** What it cost under the license when it was put in, in US cents; null where it had no price or nobody noted it. */
  readonly putInAtCents: number | null;
}

/** A cart as it is stored. */
export interface StoredCart {
  readonly id: string;
  readonly couponCode: string | null;
  readonly lines: readonly StoredLine[];
}

/** Finds someone's cart, making it when there is none, and keeps others from changing it until the transaction ends. */
export async function lockCart(trx: Trx, userId: string): Promise<string> {
  // The person before the cart, as everywhere: what is stored of someone locks their account for its foreign key, and
  // a deletion, which holds the account, would wait for the cart meanwhile.
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

/** Reads someone's cart with its lines, oldest first; undefined before the first one was put in. */
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

/** Puts lines in; one that is there keeps its place and takes the new license, palette and price. */
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

/** Takes lines out; those that are not there are none. */
export async function deleteLines(trx: Trx, cartId: string, assetIds: readonly string[]): Promise<void> {
  if (assetIds.length === 0) return;
  await trx.deleteFrom('cart_item').where('cart_id', '=', cartId).where('asset_id', 'in', assetIds).execute();
}

/** Takes what was bought out of someone's cart, and whatever coupon lies on it. */
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

/** Takes every line out. */
export async function deleteAllLines(trx: Trx, cartId: string): Promise<void> {
  await trx.deleteFrom('cart_item').where('cart_id', '=', cartId).execute();
}

/** Puts a coupon on a cart, or takes it off. */
export async function setCoupon(trx: Trx, cartId: string, code: string | null): Promise<void> {
  await trx.updateTable('cart').set({ coupon_code: code }).where('id', '=', cartId).execute();
}
