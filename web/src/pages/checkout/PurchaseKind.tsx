import { chakra } from '@chakra-ui/react';
import { checkoutAddress } from '#features/subscriptions/plan-words.ts';
import { LinkChip } from '#ui/Chip.tsx';

const Kinds = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '6' } });

/** Switches between checking out the cart and a plan. */
export function PurchaseKind({ isPlan }: { isPlan: boolean }) {
  return (
    <Kinds aria-label="What to check out">
      <LinkChip to="/checkout" aria-current={isPlan ? undefined : 'page'}>
        Single Purchase
      </LinkChip>
      <LinkChip to={checkoutAddress('')} aria-current={isPlan ? 'page' : undefined}>
        Subscribe &amp; Save
      </LinkChip>
    </Kinds>
  );
}
