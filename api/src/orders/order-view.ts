import { sumOf } from '@halfdrop/domain';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import { paletteOf } from '../catalog/palettes.ts';
import type { DownloadService } from '../downloads/downloads.service.ts';
import type { DbOrTrx } from '../database.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { isPayable, isSold } from './order-states.ts';
import type { OrderDto, RefundDto } from './orders.contract.ts';
import { findItems, type OpenedOrder, type OrderItemRow, type OrderRow } from './orders.repository.ts';
import { findRefunds, type RefundRow } from './refunds.repository.ts';

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

/** Content of orders. */
export interface OrderContents {
  readonly items: readonly OrderItemRow[];
  /** By id; assets removed from the shop are absent. */
  readonly assets: ReadonlyMap<string, AssetDto>;
}

/** Converts orders of one user to their own view; data not passed in is read on the given connection. */
export async function viewOrders(
  db: DbOrTrx,
  sources: ViewSources,
  userId: string,
  orders: readonly OpenedOrder[],
  known: Partial<OrderContents> = {},
): Promise<OrderDto[]> {
  const { items, assets } = await readContents(db, sources, orders, known);
  // Unsold orders have neither entitlements nor refunds.
  const soldIds = orders.filter(isSold).map(({ id }) => id);
  const soldAssetIds = [
    ...new Set(items.filter((item) => soldIds.includes(item.order_id)).map((item) => item.asset_id)),
  ];
  const held = await sources.downloads.heldByKey(db, userId, soldAssetIds, assets);
  const refunds = await findRefunds(db, soldIds);
  const viewItem = (order: OrderRow) => (item: OrderItemRow) => ({
    id: item.id,
    asset: assets.get(item.asset_id) ?? null,
    title: item.title,
    license: item.license,
    palette: paletteOf(item.palette),
    licenseTermsVersion: item.license_terms_version,
    price: item.price_cents,
    entitlement: isHeldBy(order, item, refunds) ? (held.get(`${item.asset_id}:${item.license}`) ?? null) : null,
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
    totalInr: order.total_inr_paise,
    createdAt: order.created_at.toISOString(),
    completedAt: order.completed_at?.toISOString() ?? null,
    receiptEmail: order.receipt_email,
    receiptStatus: order.receipt_sent_at === null ? 'pending' : 'sent',
    paymentUrl: paymentUrls.get(order.id) ?? null,
    paymentError: order.payment_error,
    ...viewRefunds(refunds.filter((refund) => refund.order_id === order.id)),
    receiptUrl: isSold(order) ? `/api/orders/${order.id}/receipt` : null,
  }));
}

async function readContents(
  db: DbOrTrx,
  { catalog }: ViewSources,
  orders: readonly OrderRow[],
  known: Partial<OrderContents>,
): Promise<OrderContents> {
  const orderIds = orders.map(({ id }) => id);
  const items = known.items ?? (await findItems(db, orderIds));
  const assetIds = [...new Set(items.map((item) => item.asset_id))];
  const assets = known.assets ?? (await catalog.assetsByIds(assetIds, { db, withWithdrawn: true }));
  return { items, assets };
}

/** Converts a refund to its public view. */
export function toRefund(refund: RefundRow): RefundDto {
  return {
    id: refund.id,
    amount: refund.amount_cents,
    reason: refund.reason,
    status: refund.completed_at === null ? 'requested' : 'done',
    requestedAt: refund.requested_at.toISOString(),
    completedAt: refund.completed_at?.toISOString() ?? null,
  };
}

function viewRefunds(refunds: readonly RefundRow[]): Pick<OrderDto, 'refunded' | 'refunds'> {
  const done = refunds.filter(({ completed_at: completedAt }) => completedAt !== null);
  return { refunded: sumOf(done.map(({ amount_cents: cents }) => cents)), refunds: refunds.map(toRefund) };
}

/** Returns whether an item was sold by its order and not refunded since. */
function isHeldBy(order: OrderRow, item: OrderItemRow, refunds: readonly RefundRow[]): boolean {
  if (order.status !== 'completed' && order.status !== 'partially_refunded') return false;
  return !refunds.some(
    (refund) =>
      refund.order_id === order.id && refund.completed_at !== null && refund.asset_ids.includes(item.asset_id),
  );
}
