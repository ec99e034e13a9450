import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { moved } from '#lib/moved.ts';
import { useReorder } from '#lib/useReorder.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { MoveHandle } from '#ui/MoveHandle.tsx';
import { toast } from '#ui/toast.ts';
import { countWords, type DeskCategory, levelOf, needsPrice, priceWords } from './category-words.ts';
import { useOrderCategoriesMutation } from './OrderCategories.mutation.generated.ts';

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

interface Props {
  readonly label: string;
  /** The categories beside each other, in their order. */
  readonly level: readonly DeskCategory[];
  readonly all: readonly DeskCategory[];
  readonly onSaved: () => void;
}

function useOrder({ level, onSaved }: Props) {
  const [saveOrder] = useOrderCategoriesMutation();
  const { send } = useSender();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string>();
  const inOrder = ids ? level.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : level;
  const idsInOrder = inOrder.map(({ id }) => id);
  useUnsavedGuard(ids !== null);
  return {
    inOrder,
    isChanged: ids !== null,
    failure,
    move: (from: number, to: number) => setIds(moved(idsInOrder, from, to)),
    takeBack: () => setIds(null),
    save: async () => {
      const variables = { input: { categoryIds: idsInOrder } };
      const sent = await send(async () => (await saveOrder({ variables })).data?.orderCategories);
      setFailure(sent.failure?.message);
      if (sent.failure) return;
      setIds(null);
      onSaved();
      toast({ status: 'success', title: 'Order saved' });
    },
  };
}

/** Categories beside each other, to be put in order, each with those below it. */
export function OrderedLevel(props: Props) {
  const { label, all, onSaved } = props;
  const { inOrder, isChanged, failure, move, takeBack, save } = useOrder(props);
  const { list, dragged, handleOf } = useReorder(inOrder.length, move);
  return (
    <>
      <FormError message={failure} />
      <List ref={list} role="list" aria-label={label}>
        {inOrder.map((category, index) => (
          <li key={category.id} data-dragged={dragged === index || undefined}>
            <div className="one">
              <MoveHandle
                title={category.name}
                place={index + 1}
                count={inOrder.length}
                {...handleOf(index, `move-${category.id}`)}
              />
              <ShownCategory category={category} all={all} />
            </div>
            <Below category={category} all={all} onSaved={onSaved} />
          </li>
        ))}
      </List>
      {isChanged ? (
        <chakra.div display="flex" gap="3" marginBlock="4">
          <Button onClick={() => void save()}>Save order</Button>
          <Button variant="outline" onClick={takeBack}>
            Take back
          </Button>
        </chakra.div>
      ) : null}
    </>
  );
}

function ShownCategory({ category, all }: Pick<Props, 'all'> & { readonly category: DeskCategory }) {
  const mirrored = all.find(({ id }) => id === category.mirroredId);
  const facts = [countWords(category), mirrored ? `those of ${mirrored.name}` : null, priceWords(category)];
  return (
    <>
      <div className="words">
        <Link to={`/admin/categories/${category.id}`}>{category.name}</Link>
        <p>{facts.filter((fact) => fact !== null).join(', ')}</p>
      </div>
      {needsPrice(category) ? <Badge>Not for sale</Badge> : null}
    </>
  );
}

function Below({ category, all, onSaved }: Pick<Props, 'all' | 'onSaved'> & { readonly category: DeskCategory }) {
  const below = levelOf(all, { kind: 'MENU', parentId: category.id });
  if (below.length === 0) return null;
  return (
    <div className="below">
      <OrderedLevel label={`Below ${category.name}`} level={below} all={all} onSaved={onSaved} />
    </div>
  );
}
