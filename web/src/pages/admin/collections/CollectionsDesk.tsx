import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readFragment } from '#lib/fragments.ts';
import { moved } from '#lib/moved.ts';
import { useReorder } from '#lib/useReorder.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { MoveHandle } from '#ui/MoveHandle.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { toast } from '#ui/toast.ts';
import { DeskHead } from '../DeskHead.tsx';
import { gatherWords, type ListedCollection } from './collection-words.ts';
import { useCollectionListQuery } from './CollectionList.query.generated.ts';
import type { ListedCollections_CollectionFragment } from './ListedCollections.fragment.generated.ts';
import { useOrderCollectionsMutation } from './OrderCollections.mutation.generated.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '14',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li[data-dragged]': { background: 'linen' },
    '& .words': { flex: '1', minWidth: '0', paddingBlock: '2', overflowWrap: 'anywhere' },
    '& .words p': { color: 'ink.muted', fontSize: '14px' },
    '& a': { fontWeight: 'medium', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** The shop collections, for those who make them, in the order in which the shop shows them. */
export function CollectionsDesk() {
  const { data, error, refetch } = useCollectionListQuery({ fetchPolicy: 'cache-and-network' });
  const collections = data?.adminCollections?.map((each) => readFragment<ListedCollections_CollectionFragment>(each));
  const reload = () => {
    refetch().catch((cause: unknown) => console.warn('The collections were not loaded.', cause));
  };
  return (
    <>
      <DeskHead title="Collections">
        <LinkButton to="/admin/new-collection">New collection</LinkButton>
      </DeskHead>
      {collections ? <OrderedCollections collections={collections} onSaved={reload} /> : null}
      {!collections && error ? (
        <ErrorState title="The collections could not be loaded" onRetry={reload}>
          {error.message}
        </ErrorState>
      ) : null}
      {!collections && !error ? <Skeleton height="30rem" /> : null}
    </>
  );
}

interface OrderedProps {
  readonly collections: readonly ListedCollection[];
  readonly onSaved: () => void;
}

function useOrder({ collections, onSaved }: OrderedProps) {
  const [saveOrder] = useOrderCollectionsMutation();
  const { send } = useSender();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string>();
  const inOrder = ids ? collections.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : collections;
  useUnsavedGuard(ids !== null);
  return {
    inOrder,
    isChanged: ids !== null,
    failure,
    move: (from: number, to: number) =>
      setIds(
        moved(
          inOrder.map(({ id }) => id),
          from,
          to,
        ),
      ),
    takeBack: () => setIds(null),
    save: async () => {
      const variables = { input: { collectionIds: inOrder.map(({ id }) => id) } };
      const sent = await send(async () => (await saveOrder({ variables })).data?.orderCollections);
      setFailure(sent.failure?.message);
      if (sent.failure) return;
      setIds(null);
      onSaved();
      toast({ status: 'success', title: 'Order saved' });
    },
  };
}

function OrderedCollections(props: OrderedProps) {
  const { inOrder, isChanged, failure, move, takeBack, save } = useOrder(props);
  const { list, dragged, handleOf } = useReorder(inOrder.length, move);
  return (
    <>
      <FormError message={failure} />
      <chakra.p color="ink.muted" marginBottom="3">
        Drag them into order, or move them with the arrow keys on the handle.
      </chakra.p>
      <List ref={list} role="list" aria-label="Shop collections">
        {inOrder.map((collection, index) => (
          <li key={collection.id} data-dragged={dragged === index || undefined}>
            <MoveHandle
              title={collection.title}
              place={index + 1}
              count={inOrder.length}
              {...handleOf(index, `move-${collection.id}`)}
            />
            <div className="words">
              <Link to={`/admin/collections/${collection.id}`}>{collection.title}</Link>
              <p>{gatherWords(collection)}</p>
            </div>
            {collection.isPublished ? null : <Badge>Not published</Badge>}
          </li>
        ))}
      </List>
      {isChanged ? (
        <chakra.div display="flex" gap="3" marginTop="4">
          <Button onClick={() => void save()}>Save order</Button>
          <Button variant="outline" onClick={takeBack}>
            Take back
          </Button>
        </chakra.div>
      ) : null}
    </>
  );
}
