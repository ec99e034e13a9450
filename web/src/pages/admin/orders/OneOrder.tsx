import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { orderStatusWords } from '#features/orders/order-words.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { DeskColumns } from '../DeskColumns.ts';
import { NotShown } from '../NotShown.tsx';
import { ProviderEvents } from '../provider-events/ProviderEvents.tsx';
import type { AdminOrder_OrderFragment } from './AdminOrder.fragment.generated.ts';
import { useAdminOrderQuery } from './AdminOrder.query.generated.ts';
import { AdminOrderFacts } from './AdminOrderFacts.tsx';
import { orderEvents } from './order-events.ts';
import { OrderMails } from './OrderMails.tsx';
import { RefundForm } from './RefundForm.tsx';

const ordersLink = (
  <LinkButton to="/admin/orders" variant="link">
    All orders
  </LinkButton>
);

/** One order: what was bought, what happened to it, and giving money back. */
export function OneOrder() {
  const { number = '' } = useParams();
  const { data, loading, error, refetch } = useAdminOrderQuery({
    variables: { number },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const order = readFragment<AdminOrder_OrderFragment>(data?.adminOrder);
  if (order) return <ShownOrder order={order} onRefunded={reload} />;
  return (
    <NotShown what="order" isLoading={loading} failure={error?.message} onRetry={reload} back={ordersLink}>
      Nobody has placed one with the number {number}.
    </NotShown>
  );
}

interface ShownOrderProps {
  readonly order: AdminOrder_OrderFragment;
  readonly onRefunded: () => void;
}

function ShownOrder({ order, onRefunded }: ShownOrderProps) {
  return (
    <>
      {ordersLink}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4">
        <DeskHeading size="section">{order.number}</DeskHeading>
        <Badge>{orderStatusWords[order.status]}</Badge>
      </chakra.div>
      <DeskColumns>
        <chakra.div display="grid" gap="8" alignContent="start">
          <AdminOrderFacts order={order} />
          <OrderMails order={order} />
          <section aria-labelledby="history">
            <Heading id="history" size="card" marginBottom="4">
              History
            </Heading>
            <Timeline label={`History of ${order.number}`} events={orderEvents(order)} />
          </section>
          <ProviderEvents events={order.providerEvents} />
        </chakra.div>
        {order.refundable.minorUnits > 0 ? (
          <section aria-labelledby="refund">
            <Heading id="refund" size="card" marginBottom="4">
              Refund
            </Heading>
            <RefundForm key={order.refundable.minorUnits} order={order} onRefunded={onRefunded} />
          </section>
        ) : null}
      </DeskColumns>
    </>
  );
}
