import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { OrderMail } from '#generated/types.ts';
import { orderStatusWords } from '#features/orders/order-words.ts';
import { formatMoney } from '#lib/money.ts';
import { useSender } from '#lib/useSender.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import type { OpenTicket_ConversationFragment } from './OpenTicket.fragment.generated.ts';
import { useSendOrderMailMutation } from './SendOrderMail.mutation.generated.ts';

type Order = OpenTicket_ConversationFragment['orders'][number];

const sentWords: Readonly<Record<OrderMail, string>> = {
  FILES: 'The link is on its way to',
  RECEIPT: 'The receipt is on its way to',
};

/** The orders of who asked, each with what mends it. */
export function PersonOrders({ orders }: { readonly orders: readonly Order[] }) {
  if (orders.length === 0) return <chakra.p color="ink.muted">None.</chakra.p>;
  return (
    <chakra.ul listStyleType="none" role="list" display="grid" gap="5">
      {orders.map((order) => (
        <OneOrder key={order.number} order={order} />
      ))}
    </chakra.ul>
  );
}

function OneOrder({ order: { number, status, total } }: { readonly order: Order }) {
  const [words, setWords] = useState('');
  const [sendMail, { loading }] = useSendOrderMailMutation();
  const { send } = useSender();
  const isSold = status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED';
  const mail = async (what: OrderMail) => {
    const input = { orderNumber: number, mail: what };
    const { answer, failure } = await send(async () => (await sendMail({ variables: { input } })).data?.sendOrderMail);
    setWords(failure ? failure.message : `${sentWords[what]} ${answer?.sentTo ?? 'them'}.`);
  };
  return (
    <li>
      <chakra.p fontFamily="mono" fontSize="15px">
        {number}
      </chakra.p>
      <chakra.p color="ink.muted" fontSize="14px">
        {formatMoney(total)}, {orderStatusWords[status]}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="2">
        {isSold ? (
          <>
            <Button size="sm" variant="outline" disabled={loading} onClick={() => void mail('RECEIPT')}>
              Send receipt again
            </Button>
            <Button size="sm" variant="outline" disabled={loading} onClick={() => void mail('FILES')}>
              Send fresh link
            </Button>
          </>
        ) : null}
        <LinkButton size="sm" variant="outline" to={`/admin/orders?number=${number}`}>
          Refund
        </LinkButton>
      </chakra.div>
      <chakra.p role="status" fontSize="14px" overflowWrap="anywhere">
        {words}
      </chakra.p>
    </li>
  );
}
