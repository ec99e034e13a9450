import { maskedAddress, type PersonalData } from '../privacy/personal-data.ts';

/** Purchases of a user. */
export const orderPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const rows = await db
      .selectFrom('orders_order')
      .select([
        'id',
        'number',
        'status',
        'subtotal_cents as subtotalCents',
        'discount_cents as discountCents',
        'total_cents as totalCents',
        'coupon_code as coupon',
        'payment_ref as providerReference',
        'receipt_email as receiptEmail',
        'buyer_company as company',
        'buyer_tax_number as taxNumber',
        'created_at as createdAt',
        'completed_at as completedAt',
      ])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    const items = await db
      .selectFrom('orders_item')
      .innerJoin('orders_order', 'orders_order.id', 'orders_item.order_id')
      .select([
        'orders_item.order_id as orderId',
        'orders_item.asset_id as patternId',
        'orders_item.title',
        'orders_item.license',
        'orders_item.palette',
        'orders_item.price_cents as priceCents',
      ])
      .where('orders_order.user_id', '=', id)
      .orderBy('orders_item.position')
      .execute();
    const orders = rows.map((order) => ({
      ...order,
      currency: 'USD',
      items: items.filter(({ orderId }) => orderId === order.id).map(({ orderId: _order, ...item }) => item),
    }));
    return { orders };
  },

  /** The books keep the sales; the receipt address and the company are erased. */
  async forget(trx, { id }) {
    await trx
      .updateTable('orders_order')
      .set({ receipt_email: maskedAddress(id), buyer_company: null, buyer_tax_number: null })
      .where('user_id', '=', id)
      .execute();
    await trx.deleteFrom('idempotency_key').where('user_id', '=', id).execute();
  },
};
