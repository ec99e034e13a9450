import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { orderStatusWords } from '#features/orders/order-words.ts';
import type { OrderStatus } from '#generated/types.ts';
import { formatMoney } from '#lib/money.ts';
import { LinkButton } from '#ui/Button.tsx';
import { OrderMails } from '../orders/OrderMails.tsx';
import type { OpenTicket_ConversationFragment } from './OpenTicket.fragment.generated.ts';

interface Props {
  readonly orders: OpenTicket_ConversationFragment['orders'];
}

/** Orders of which money can be given back, on their own page. */
const refundable: ReadonlySet<OrderStatus> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED']);

/** The orders of who asked, each with what mends it. */
export function PersonOrders({ orders }: Props) {
  if (orders.length === 0) return <chakra.p color="ink.muted">None.</chakra.p>;
  return (
    <chakra.ul listStyleType="none" role="list" display="grid" gap="5">
      {orders.map((order) => (
        <li key={order.number}>
          <chakra.p fontFamily="mono" fontSize="15px" textDecoration="underline" textUnderlineOffset="3px">
            <Link to={`/admin/orders/${order.number}`}>{order.number}</Link>
          </chakra.p>
          <chakra.p color="ink.muted" fontSize="14px">
            {formatMoney(order.total)}, {orderStatusWords[order.status]}
          </chakra.p>
          <OrderMails order={order} />
          {refundable.has(order.status) ? (
            <LinkButton to={`/admin/orders/${order.number}`} size="sm" variant="outline" marginTop="2">
              Refund
            </LinkButton>
          ) : null}
        </li>
      ))}
    </chakra.ul>
  );
}
