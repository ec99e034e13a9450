import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';

/** The order was not paid in time. */
export function ExpiredOrder() {
  return (
    <EmptyState level={1} title="This order has expired" actions={<LinkButton to="/cart">Back to your bag</LinkButton>}>
      It was not paid in time. Nothing was charged; you can check out again.
    </EmptyState>
  );
}
