import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { ORDER_NUMBER } from '@halfdrop/domain';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFragment } from '#lib/fragments.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { AdminOrder_OrderFragment } from './AdminOrder.fragment.generated.ts';
import { useAdminOrderQuery } from './AdminOrder.query.generated.ts';
import { RefundForm } from './RefundForm.tsx';
import { RefundedOrderFacts } from './RefundedOrderFacts.tsx';

/** Looks an order up by its number, which the address keeps, and gives money of it back. */
export function OrdersDesk() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('number') ?? '';
  const [number, setNumber] = useState(asked);
  const { data, loading, error, refetch } = useAdminOrderQuery(
    asked === ''
      ? skipToken
      : { variables: { number: asked }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true },
  );
  const order = readFragment<AdminOrder_OrderFragment>(data?.adminOrder);
  const lookAgain = () => {
    refetch().catch((cause: unknown) => console.info('The order was not looked up again.', cause));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = number.trim().toUpperCase();
    if (wanted === asked && wanted !== '') lookAgain();
    else setSearch(wanted === '' ? {} : { number: wanted });
  };
  const problem = error
    ? error.message
    : asked !== '' && !loading && !order
      ? 'There is no order with this number.'
      : undefined;
  return (
    <chakra.div maxWidth="40rem">
      <Heading as="h1" size="page" marginBottom="6">
        Orders
      </Heading>
      <Form noValidate={false} onSubmit={submit} display="flex" gap="3" alignItems="flex-start" marginBottom="6">
        <TextField
          label="Order number"
          placeholder={`${ORDER_NUMBER.prefix}-`}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          error={problem}
        />
        <Button type="submit" variant="outline" marginTop="7">
          Find order
        </Button>
      </Form>
      {loading && <Skeleton height="8rem" />}
      {order && !loading && (
        <>
          <RefundedOrderFacts order={order} />
          {order.refundable.minorUnits > 0 && (
            <RefundForm key={order.refundable.minorUnits} order={order} onRefunded={lookAgain} />
          )}
        </>
      )}
    </chakra.div>
  );
}
