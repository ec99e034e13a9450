import { Box, Text } from '@chakra-ui/react';
import type { Cart_CartFragment } from '#features/cart/Cart.fragment.generated.ts';
import { licenseWords } from '#features/cart/line-facts.ts';
import { OrderSummary } from '#features/cart/OrderSummary.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ClearCart } from './ClearCart.tsx';

interface Props {
  readonly cart: Cart_CartFragment;
  readonly couponProblem: string | null;
}

/** Returns what blocks the purchase; null if nothing does. */
function obstacleOf(items: Cart_CartFragment['items']): string | null {
  if (items.some(({ price }) => price === null)) return 'Remove the patterns without a price to check out.';
  if (items.some(({ opensAt }) => opensAt !== null)) {
    return 'Remove the patterns that are not open to everyone yet to check out, or come back when they are.';
  }
  return null;
}

/** Order summary, checkout button and notes. Lines without a price or in early access block checkout. */
export function CartAside({ cart, couponProblem }: Props) {
  const whatYouGet = ['High-resolution files', licenseWords(cart.items), 'Instant download', 'Lifetime access'];
  const obstacle = obstacleOf(cart.items);
  return (
    <Card aria-labelledby="summary">
      <Heading as="h2" id="summary" size="card" marginBottom="4">
        Order Summary
      </Heading>
      <OrderSummary cart={cart} couponProblem={couponProblem} />
      <Box marginTop="6">
        {obstacle === null ? (
          <LinkButton to="/checkout" width="full">
            Proceed to Checkout
          </LinkButton>
        ) : (
          <>
            <Button width="full" disabled aria-describedby="obstacle">
              Proceed to Checkout
            </Button>
            <Text id="obstacle" color="accent" fontSize="14px" marginTop="2">
              {obstacle}
            </Text>
          </>
        )}
        <ClearCart count={cart.totalItems} />
      </Box>
      <Box borderTopWidth="1px" marginTop="6" paddingTop="5">
        <Heading as="h3" fontFamily="body" fontSize="15px" fontWeight="semibold" letterSpacing="normal">
          What you get
        </Heading>
        <Box as="ul" listStyleType="none" marginTop="3" display="grid" gap="2">
          {whatYouGet.map((benefit) => (
            <Box as="li" key={benefit} display="flex" alignItems="center" gap="2">
              <Box as="span" color="success">
                <CheckIcon size={16} />
              </Box>
              {benefit}
            </Box>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
