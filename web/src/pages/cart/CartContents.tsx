import { Box, Text } from '@chakra-ui/react';
import type { Cart_CartFragment } from '#features/cart/Cart.fragment.generated.ts';
import { CartLine } from '#features/cart/CartLine.tsx';
import { useCartActions } from '#features/cart/useCartActions.ts';
import { EarlyOffer } from '#features/downloads/EarlyOffer.tsx';
import { CartAside } from './CartAside.tsx';
import { CartColumns } from './CartColumns.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { LineDownload } from './LineDownload.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useRemovedItem } from './useRemovedItem.ts';

interface Props {
  readonly cart: Cart_CartFragment | null;
  readonly couponProblem: string | null;
  /** Called when the prices of lines have changed. */
  readonly onStale: () => void;
}

/** The cart: its patterns and summary, or an empty state. */
export function CartContents({ cart, couponProblem, onStale }: Props) {
  const { remove, isRemoving } = useCartActions();
  const { removed, noticeRef, noteRemoved, undo } = useRemovedItem();

  const takeOut = async (item: Cart_CartFragment['items'][number]) => {
    if (await remove(item.asset.id)) noteRemoved(item);
  };

  const notice = removed && <RemovedNotice ref={noticeRef} title={removed.title} onUndo={() => void undo()} />;
  if (!cart) {
    return (
      <>
        {notice}
        <EmptyCart />
      </>
    );
  }
  const list = (
    <>
      {notice}
      {cart.notices.map((text) => (
        <Text key={text} role="status" bg="accent.wash" borderRadius="md" padding="4" marginBottom="4">
          {text}
        </Text>
      ))}
      <Box as="ul" aria-label="Patterns in your bag" listStyleType="none" borderTopWidth="1px">
        {cart.items.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            isBusy={isRemoving}
            note={
              item.opensAt ? (
                <Box marginBlock="3">
                  <EarlyOffer opensAt={item.opensAt} look="box" />
                </Box>
              ) : (
                <LineDownload item={item} onClaimed={onStale} />
              )
            }
            onRemove={() => void takeOut(item)}
          />
        ))}
      </Box>
    </>
  );
  return <CartColumns list={list} aside={<CartAside cart={cart} couponProblem={couponProblem} />} />;
}
