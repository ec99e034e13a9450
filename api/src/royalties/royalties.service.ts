import { netOfSale, reversalOf, saleRoyalty, shareRefund, type SoldItem } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';
import { postNotice } from '../notices/post-notice.ts';
import { availableFrom } from './availability.ts';
import { bookEarnings } from './book-earnings.ts';
import { findRateCardAt } from './rate-cards.repository.ts';
import {
  findFirstSales,
  findSaleLines,
  insertLines,
  insertSaleLines,
  sumAvailable,
  sumPending,
  type PendingEarnings,
} from './royalties.repository.ts';

/** Sold lines of a paid order. */
interface PaidOrder {
  readonly orderId: string;
  readonly at: Date;
  readonly items: ReadonlyArray<SoldItem & { readonly itemId: string; readonly assetId: string }>;
}

/** Refund of an order. */
interface RefundedOrder {
  readonly orderId: string;
  readonly refundRef: string;
  readonly amountCents: number;
  /** Refunded patterns; empty for a refund of the order as a whole. */
  readonly assetIds: readonly string[];
  readonly at: Date;
}

/** Royalties of studios. Each event is applied once, even if repeated. */
export interface RoyaltyService {
  /** Credits each studio with its share of an order, in the transaction that completes it. */
  recordSale(trx: Trx, order: PaidOrder): Promise<void>;
  /** Deducts a refund from the studios' sales, in the transaction that applies it. */
  recordRefund(trx: Trx, refund: RefundedOrder): Promise<void>;
  /** Returns a studio's total earnings available by an instant, in US cents, whether paid out or not. */
  availableEarnings(db: DbOrTrx, studioId: number, at: Date): Promise<number>;
  /** Returns a studio's earnings not yet available at an instant. */
  pendingEarnings(db: DbOrTrx, studioId: number, at: Date): Promise<PendingEarnings>;
}

/** Creates the service. */
export function createRoyaltyService(): RoyaltyService {
  return { recordSale, recordRefund, availableEarnings: sumAvailable, pendingEarnings: sumPending };
}

async function recordSale(trx: Trx, { orderId, at, items }: PaidOrder): Promise<void> {
  const card = await findRateCardAt(trx, at);
  const key = `order-paid:${orderId}`;
  const earnings = await insertSaleLines(
    trx,
    items.map((item) => ({
      event_key: key,
      order_id: orderId,
      item_id: item.itemId,
      asset_id: item.assetId,
      rate_card_version: card.version,
      rate_basis_points: card.sale_basis_points,
      net_cents: netOfSale(item),
      amount_cents: saleRoyalty(card.sale_basis_points, item),
      occurred_at: at,
      available_at: availableFrom(at),
    })),
  );
  await bookEarnings(trx, { key: `royalties-${key}`, kind: 'royalties-sale', at }, earnings);
  if (earnings.some((each) => each.studio_id !== null && each.is_first)) await tellFirstSales(trx, key, at);
}

async function tellFirstSales(trx: Trx, eventKey: string, at: Date): Promise<void> {
  for (const sale of await findFirstSales(trx, eventKey)) {
    const { studio_id: studioId, asset_id: assetId, title, amount_cents: amountCents } = sale;
    const facts = { assetId, title, amountCents };
    await postNotice(trx, { studioId, kind: 'first_sale', subjectId: String(studioId), facts, at });
  }
}

async function recordRefund(trx: Trx, refund: RefundedOrder): Promise<void> {
  const { orderId, refundRef, amountCents, assetIds, at } = refund;
  const sales = await findSaleLines(trx, orderId);
  const shares = shareRefund(
    amountCents,
    sales.map((sale) => ({
      leftCents: sale.net_cents - sale.refunded_cents,
      isNamed: assetIds.includes(sale.asset_id),
    })),
  );
  const key = `order-refunded:${refundRef}`;
  const lines = sales.flatMap(({ id: _id, refunded_cents: refundedBeforeCents, ...sale }, index) => {
    const refundedNowCents = shares[index] ?? 0;
    if (refundedNowCents === 0) return [];
    const { amount_cents: earned, net_cents: netCents } = sale;
    const taken = reversalOf({ amountCents: earned, netCents, refundedBeforeCents, refundedNowCents });
    // Available at the same time as the sale, so immediately if that already is.
    return [
      {
        ...sale,
        event_key: key,
        kind: 'refund' as const,
        net_cents: -refundedNowCents,
        amount_cents: 0 - taken,
        occurred_at: at,
      },
    ];
  });
  const earnings = await insertLines(trx, lines);
  await bookEarnings(trx, { key: `royalties-${key}`, kind: 'royalties-refund', at }, earnings);
}
