import type { AssetDto } from '../catalog/catalog.contract.ts';
import type { DownloadService } from '../downloads/downloads.service.ts';
import type { DbOrTrx } from '../platform/database/database.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import type { OrderDto } from './orders.contract.ts';
import { findItems, type OrderItemRow, type OrderRow } from './orders.repository.ts';

interface ViewSources {
  readonly catalog: {
    assetsByIds(
      ids: readonly string[],
      options?: { readonly db?: DbOrTrx; readonly withWithdrawn?: boolean },
    ): Promise<ReadonlyMap<string, AssetDto>>;
  };
  readonly downloads: Pick<DownloadService, 'heldByKey'>;
  readonly payments: Pick<PaymentProvider, 'paymentUrl'>;
}

/** Orders of one person as that person sees them; everything is read over the given connection. */
export async function viewOrders(
  db: DbOrTrx,
  sources: ViewSources,
  userId: string,
  orders: readonly OrderRow[],
): Promise<OrderDto[]> {
  const items = await findItems(
    db,
    orders.map(({ id }) => id),
  );
  const assetIds = [...new Set(items.map((item) => item.asset_id))];
  const assets = await sources.catalog.assetsByIds(assetIds, { db, withWithdrawn: true });
  const held = await sources.downloads.heldByKey(db, userId, assetIds);
  const viewItem = (order: OrderRow) => (item: OrderItemRow) => ({
    id: item.id,
    asset: assets.get(item.asset_id) ?? null,
    title: item.title,
    license: item.license,
    licenseTermsVersion: item.license_terms_version,
    price: item.price_cents,
    entitlement: order.status === 'completed' ? (held.get(`${item.asset_id}:${item.license}`) ?? null) : null,
  });
  const payable = orders.filter(isPayable).map(async (order) => {
    const url = await sources.payments.paymentUrl(db, order.session_id);
    return [order.id, url] as const;
  });
  const paymentUrls = new Map(await Promise.all(payable));
  return orders.map((order) => ({
    id: order.id,
    number: order.number,
    sessionId: order.session_id,
    status: order.status,
    items: items.filter((item) => item.order_id === order.id).map(viewItem(order)),
    subtotal: order.subtotal_cents,
    discount: order.discount_cents,
    total: order.total_cents,
    createdAt: order.created_at.toISOString(),
    completedAt: order.completed_at?.toISOString() ?? null,
    receiptEmail: order.receipt_email,
    receiptStatus: order.receipt_sent_at === null ? 'pending' : 'sent',
    paymentUrl: paymentUrls.get(order.id) ?? null,
    paymentError: order.payment_error,
  }));
}

/** Whether an order can still be paid. */
export function isPayable({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'pending' || status === 'failed';
}
