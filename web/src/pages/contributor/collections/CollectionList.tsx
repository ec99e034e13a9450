import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { moveItem } from '#lib/move-item.ts';
import { useReorder } from '#lib/useReorder.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { MoveHandle } from '#ui/MoveHandle.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { countWords, type PanelCollection } from './collection-words.ts';
import { StudioPatternPicture } from './StudioPatternPicture.tsx';
import type { CollectionsState } from './useCollections.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '3',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li[data-dragged]': { background: 'linen' },
    '& .cover': { width: { base: '72px', md: '96px' }, flexShrink: '0' },
    '& .words': { flex: '1', minWidth: '0' },
    '& .count': { color: 'ink.muted', fontSize: '14px' },
  },
});

interface CollectionListProps {
  readonly collections: readonly PanelCollection[];
  readonly state: CollectionsState;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** A studio's collections, in the order of its page. */
export function CollectionList({ collections, state, onOpen, onNew }: CollectionListProps) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const inOrder = order
    ? collections.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    : collections;
  const { list, dragged, handleOf } = useReorder(inOrder.length, (from, to) => {
    const ids = moveItem(
      inOrder.map(({ id }) => id),
      from,
      to,
    );
    setOrder(ids);
    void state.order(ids);
  });
  if (collections.length === 0) {
    return (
      <EmptyState title="No collections yet" actions={<Button onClick={onNew}>New collection</Button>}>
        Put patterns together that were drawn to go together: a hero, coordinates and blenders. Drafts can join before
        they are on sale.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="collections">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4" marginBottom="4">
        <Heading id="collections" size="card">
          Collections
        </Heading>
        <Button onClick={onNew}>New collection</Button>
      </chakra.div>
      <FormError message={state.failure?.message} />
      <List ref={list} role="list" aria-labelledby="collections">
        {inOrder.map((collection, index) => (
          <li key={collection.id} data-dragged={dragged === index || undefined}>
            <MoveHandle
              title={collection.name}
              place={index + 1}
              count={inOrder.length}
              {...handleOf(index, `move-${collection.id}`)}
            />
            <Entry collection={collection} onOpen={onOpen} />
          </li>
        ))}
      </List>
    </section>
  );
}

interface EntryProps extends Pick<CollectionListProps, 'onOpen'> {
  readonly collection: PanelCollection;
}

function Entry({ collection: { id, name, patterns, coverId }, onOpen }: EntryProps) {
  const cover = patterns.find(({ pattern }) => pattern.id === coverId)?.pattern;
  return (
    <>
      <div className="cover">{cover ? <StudioPatternPicture pattern={cover} sizes="96px" /> : null}</div>
      <div className="words">
        <Heading as="h3" size="card">
          {name}
        </Heading>
        <p className="count">{countWords(patterns)}</p>
      </div>
      <Button variant="outline" size="sm" aria-label={`Open ${name}`} onClick={() => onOpen(id)}>
        Open
      </Button>
    </>
  );
}
