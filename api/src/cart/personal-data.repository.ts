import { sql } from 'kysely';
import type { PersonalData } from '../privacy/personal-data.ts';

/** Cart of a user. */
export const cartPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const cart = await sql<{ patternId: string }>`
      select item.asset_id as "patternId", asset.title, item.license, item.palette, cart.coupon_code as coupon
      from cart join cart_item item on item.cart_id = cart.id join catalog_asset_view asset on asset.id = item.asset_id
      where cart.user_id = ${id} order by item.position
    `.execute(db);
    return { cart: cart.rows };
  },

  async forget(trx, { id }) {
    await trx.deleteFrom('cart').where('user_id', '=', id).execute();
  },
};
