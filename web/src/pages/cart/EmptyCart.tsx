import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';

/** Empty cart. */
export function EmptyCart() {
  return (
    <EmptyState title="Your cart is empty" actions={<LinkButton to="/products">Browse Patterns</LinkButton>}>
      Patterns you add to your bag wait here until you buy them.
    </EmptyState>
  );
}
