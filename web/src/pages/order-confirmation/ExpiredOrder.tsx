import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';

/** The order ended unpaid: its price changed, or it expired. */
export function ExpiredOrder({ reason }: { readonly reason: string | null | undefined }) {
  return (
    <EmptyState level={1} title="This order has expired" actions={<LinkButton to="/cart">Back to your bag</LinkButton>}>
      {reason ?? 'It was not paid in time.'} Nothing was charged; you can check out again.
    </EmptyState>
  );
}
