import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';

/** Shown to users without access to a desk. */
export function Refused() {
  return (
    <EmptyState level={1} title="This page is for admins" actions={<LinkButton to="/">Back to the shop</LinkButton>}>
      Your account cannot open it.
    </EmptyState>
  );
}
