import type { OrderSort, OrderView } from '@halfdrop/domain';
import type { DbOrTrx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import type { WantedList } from '../../platform/database/read-page.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findByNumber, type OrderRow } from '../orders.repository.ts';
import { viewAdminOrder, viewOrderFacts } from './admin-order-view.ts';
import type { AdminOrderDto, OrderFactsPageDto } from './order-desk.contract.ts';
import { type OrderListFilter, readOrders } from './order-desk.repository.ts';

interface WantedOrders extends WantedList<OrderView, OrderSort>, Pick<OrderListFilter, 'firstDay' | 'lastDay'> {}

/** Order administration by the staff. */
export interface OrderDesk {
  adminOrders(wanted: WantedOrders): Promise<OrderFactsPageDto>;
  /** @throws not_found */
  adminOrder(number: string): Promise<AdminOrderDto>;
}

/** Creates the order desk. */
export function createOrderDesk({ db }: Pick<Foundation, 'db'>): OrderDesk {
  return {
    async adminOrders({ view, sort, q, firstDay, lastDay, ...wanted }) {
      const filter = { view, text: q ?? '', firstDay, lastDay };
      const { rows, pagination } = await readOrders(db, filter, sort, wanted);
      return { orders: await viewOrderFacts(db, rows), pagination };
    },
    adminOrder: async (number) => viewAdminOrder(db, await orderByNumber(db, number)),
  };
}

/** Returns the order with a number. @throws not_found */
export async function orderByNumber(db: DbOrTrx, number: string): Promise<OrderRow> {
  const order = await findByNumber(db, number);
  if (!order) throw new Problem('not_found', { message: 'There is no order with this number.' });
  return order;
}
