import { decimalOf } from '@halfdrop/domain';
import type { Db } from '../../database.ts';
import { exportedList, type ExportedList } from '../../exports/exported-list.ts';
import { readBatches } from '../../platform/database/read-batches.ts';
import { orderDeskCalls, type OrderFactsDto } from './order-desk.contract.ts';
import type { OrderRow } from '../orders.repository.ts';
import { viewOrderFacts } from './admin-order-view.ts';
import { findOrdersAfter, type OrderListFilter } from './order-desk.repository.ts';

/** Name of the export. */
export const ORDER_EXPORT = 'orders';

interface ExportedOrder extends OrderFactsDto {
  readonly row: OrderRow;
}

/** Exports all orders, oldest first, with amounts in US dollars. */
export function orderExport(db: Db): ExportedList {
  return exportedList({
    name: ORDER_EXPORT,
    call: orderDeskCalls.exportOrders,
    read: ({ view, q, firstDay, lastDay }) => readExported(db, { view, text: q ?? '', firstDay, lastDay }),
    columns: [
      { head: 'Number', cell: ({ number }) => number },
      { head: 'Placed', cell: ({ createdAt }) => createdAt },
      { head: 'Completed', cell: ({ completedAt }) => completedAt },
      { head: 'Status', cell: ({ status }) => status },
      { head: 'Buyer', cell: ({ buyerName }) => buyerName },
      { head: 'Receipt to', cell: ({ receiptEmail }) => receiptEmail },
      { head: 'Patterns', cell: ({ itemCount }) => itemCount },
      { head: 'Subtotal', cell: ({ row }) => decimalOf(row.subtotal_cents) },
      { head: 'Discount', cell: ({ row }) => decimalOf(row.discount_cents) },
      { head: 'Total', cell: ({ total }) => decimalOf(total) },
      { head: 'Refunded', cell: ({ refunded }) => decimalOf(refunded) },
      { head: 'Coupon', cell: ({ row }) => row.coupon_code },
      { head: 'Payment', cell: ({ row }) => row.payment_ref },
    ],
  });
}

async function* readExported(db: Db, filter: OrderListFilter): AsyncGenerator<readonly ExportedOrder[]> {
  for await (const rows of readBatches<OrderRow>((after, limit) => findOrdersAfter(db, filter, after, limit))) {
    const facts = await viewOrderFacts(db, rows);
    yield facts.flatMap((order, index) => {
      const row = rows[index];
      return row ? [{ ...order, row }] : [];
    });
  }
}
