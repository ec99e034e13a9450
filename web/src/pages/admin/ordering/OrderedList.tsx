import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { moveItem } from '#lib/move-item.ts';
import { useReorder } from '#lib/useReorder.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { MoveHandle } from '#ui/MoveHandle.tsx';
import { toast } from '#ui/toast.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { borderTop: '1px solid', borderColor: 'line' },
    '& > li[data-dragged]': { background: 'linen' },
    '& .one': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '14' },
    '& .words': { flex: '1', minWidth: '0', paddingBlock: '2', overflowWrap: 'anywhere' },
    '& .words p': { color: 'ink.muted', fontSize: '14px' },
    '& .below': { paddingLeft: { base: '4', md: '12' } },
    '& a': { fontWeight: 'medium', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

interface Item {
  readonly id: string;
}

interface Props<Listed extends Item> {
  readonly label: string;
  /** In the saved order. */
  readonly items: readonly Listed[];
  readonly titleOf: (item: Listed) => string;
  /** Renders the row next to the handle; give potentially long text the class `words`. */
  readonly renderRow: (item: Listed) => ReactNode;
  /** Renders what is below a row and moves with it. */
  readonly renderBelow?: (item: Listed) => ReactNode;
  /** Saves an order. */
  readonly save: (ids: readonly string[]) => ReturnType<Parameters<ReturnType<typeof useSender>['send']>[0]>;
  readonly onSaved: () => void;
}

function useOrder<Listed extends Item>({ items, save, onSaved }: Props<Listed>) {
  const { send } = useSender();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string>();
  const inOrder = ids ? items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : items;
  const idsInOrder = inOrder.map(({ id }) => id);
  useUnsavedGuard(ids !== null);
  return {
    inOrder,
    isChanged: ids !== null,
    failure,
    move: (from: number, to: number) => setIds(moveItem(idsInOrder, from, to)),
    takeBack: () => setIds(null),
    keep: async () => {
      const sent = await send(() => save(idsInOrder));
      setFailure(sent.failure?.message);
      if (sent.failure) return;
      setIds(null);
      onSaved();
      toast({ status: 'success', title: 'Order saved' });
    },
  };
}

/** List reordered by dragging or with the arrow keys; the order takes effect when saved. */
export function OrderedList<Listed extends Item>(props: Props<Listed>) {
  const { label, titleOf, renderRow, renderBelow } = props;
  const { inOrder, isChanged, failure, move, takeBack, keep } = useOrder(props);
  const { list, dragged, handleOf } = useReorder(inOrder.length, move);
  return (
    <>
      <FormError message={failure} />
      <List ref={list} role="list" aria-label={label}>
        {inOrder.map((item, index) => (
          <li key={item.id} data-dragged={dragged === index || undefined}>
            <div className="one">
              <MoveHandle
                title={titleOf(item)}
                place={index + 1}
                count={inOrder.length}
                {...handleOf(index, `move-${item.id}`)}
              />
              {renderRow(item)}
            </div>
            {renderBelow?.(item)}
          </li>
        ))}
      </List>
      {isChanged ? (
        <chakra.div display="flex" gap="3" marginBlock="4">
          <Button onClick={() => void keep()}>Save order</Button>
          <Button variant="outline" onClick={takeBack}>
            Take back
          </Button>
        </chakra.div>
      ) : null}
    </>
  );
}
