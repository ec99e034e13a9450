import { Box, Grid } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useBillingDetails } from '#features/account/billing/useBillingDetails.ts';
import type { Cart_CartFragment } from '#features/cart/Cart.fragment.generated.ts';
import { OrderItemList } from '#features/orders/OrderItemList.tsx';
import { orderAddress } from '#features/orders/OrderLink.tsx';
import { OrderTotals } from '#features/orders/OrderTotals.tsx';
import { PaymentNote } from '#features/orders/PaymentNote.tsx';
import { usePaymentMethodsQuery } from '#features/orders/PaymentMethods.query.generated.ts';
import { useStartCheckout } from '#features/orders/useStartCheckout.ts';
import { goToPayment } from '#lib/payment-page.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { CheckoutProblemNote } from './CheckoutProblemNote.tsx';
import { InvoiceDetails } from './InvoiceDetails.tsx';

interface Props {
  readonly cart: Cart_CartFragment;
  /** Called when the prices on the page are outdated. */
  readonly onStale: () => void;
}

function contentsOf({ items, total }: Cart_CartFragment): string {
  const lines = items.map(({ asset, license, palette }) => `${asset.id}:${license}:${palette?.slug ?? ''}`);
  return `${lines.join(',')}=${total.usd.minorUnits}`;
}

/** Patterns and payment summary, with the button that starts the payment. */
export function CheckoutContents({ cart, onStale }: Props) {
  const navigate = useNavigate();
  const { data } = usePaymentMethodsQuery();
  const billing = useBillingDetails();
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
    if (!(await billing.save())) return;
    const started = await start({ contents: contentsOf(cart), expectedTotal: cart.total.usd.minorUnits });
    if (!started) return;
    // After returning from the payment page, the order's page takes over.
    await navigate(orderAddress(started.paymentSessionId));
    if (started.paymentUrl !== null) goToPayment(started.paymentUrl);
  };

  return (
    <Grid gridTemplateColumns={{ base: '1fr', lg: '1fr 400px' }} gap={{ base: '8', lg: '18' }} alignItems="start">
      <Box as="section" aria-labelledby="purchase" minWidth="0">
        <Heading as="h2" id="purchase" size="card" marginBottom="4">
          Single Purchase
        </Heading>
        <OrderItemList label="Order items" lines={lines} renderEnd={({ price }) => <PriceText price={price} />} />
      </Box>
      <Card aria-labelledby="payment">
        <Heading as="h2" id="payment" size="card" marginBottom="5">
          Payment Summary
        </Heading>
        <OrderTotals
          subtotal={cart.subtotal}
          discount={cart.discount}
          total={cart.total}
          couponCode={cart.coupon?.code}
        />
        <InvoiceDetails billing={billing} />
        <CheckoutProblemNote problem={problem} />
        <Button width="full" marginTop="6" onClick={() => void pay()} disabled={isStarting || billing.isSaving}>
          {isStarting || billing.isSaving ? 'Processing...' : 'Proceed to Payment'}
        </Button>
        <Box marginTop="4">
          <PaymentNote methods={data?.paymentMethods ?? []}>Pattern purchases are final.</PaymentNote>
        </Box>
      </Card>
    </Grid>
  );
}
