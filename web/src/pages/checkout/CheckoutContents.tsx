import { Box, Grid, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import type { Cart_CartFragment } from '#features/cart/Cart.fragment.generated.ts';
import { OrderItemList } from '#features/orders/OrderItemList.tsx';
import { OrderTotals } from '#features/orders/OrderTotals.tsx';
import { PaymentNote } from '#features/orders/PaymentNote.tsx';
import { usePaymentMethodsQuery } from '#features/orders/PaymentMethods.query.generated.ts';
import { useStartCheckout } from '#features/orders/useStartCheckout.ts';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';
import { CheckoutProblemNote } from './CheckoutProblemNote.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

interface Props {
  readonly cart: Cart_CartFragment;
  /** The prices on the page are no longer those of the server. */
  readonly onStale: () => void;
}

function contentsOf({ items, total }: Cart_CartFragment): string {
  const lines = items.map(({ asset, license, palette }) => `${asset.id}:${license}:${palette?.slug ?? ''}`);
  return `${lines.join(',')}=${total.usd.minorUnits}`;
}

/** The patterns and the payment summary, with the button that starts the payment. */
export function CheckoutContents({ cart, onStale }: Props) {
  const navigate = useNavigate();
  const { data, loading } = usePaymentMethodsQuery();
  const { start, isStarting, problem } = useStartCheckout({ onTotalChanged: onStale });
  const lines = cart.items.map(({ id, asset, license, palette, price }) => ({
    id,
    title: asset.title,
    license,
    palette,
    picture: asset,
    price,
  }));

  const pay = async () => {
    const started = await start({ contents: contentsOf(cart), expectedTotal: cart.total.usd.minorUnits });
    if (!started) return;
    const { sessionId, isPaymentBlocked } = started;
    await navigate(`/order-confirmation?session_id=${encodeURIComponent(sessionId)}`, { state: { isPaymentBlocked } });
  };

  if (loading && !data) return <CheckoutSkeleton />;
  return (
    <Grid gridTemplateColumns={{ base: '1fr', lg: '1fr 400px' }} gap={{ base: '8', lg: '18' }} alignItems="start">
      <Box as="section" aria-labelledby="purchase" minWidth="0">
        <Heading as="h2" id="purchase" size="card" marginBottom="4">
          Single Purchase
        </Heading>
        <OrderItemList
          label="Order items"
          lines={lines}
          renderEnd={({ price }) => (
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {price ? formatMoney(price.usd) : 'Price TBD'}
            </Text>
          )}
        />
      </Box>
      <Card aria-labelledby="payment">
        <Heading as="h2" id="payment" size="card" marginBottom="5">
          Payment Summary
        </Heading>
        <OrderTotals
          subtotal={cart.subtotal.usd}
          discount={cart.discount.usd}
          total={cart.total.usd}
          couponCode={cart.coupon?.code}
        />
        <CheckoutProblemNote problem={problem} />
        <Button width="full" marginTop="6" onClick={() => void pay()} disabled={isStarting}>
          {isStarting ? 'Processing...' : 'Proceed to Payment'}
        </Button>
        <Box marginTop="4">
          <PaymentNote methods={data?.paymentMethods ?? []}>Pattern purchases are final.</PaymentNote>
        </Box>
      </Card>
    </Grid>
  );
}
