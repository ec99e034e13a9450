import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { gatherWords, type ListedCollection } from './collection-words.ts';
import { useCollectionListQuery } from './CollectionList.query.generated.ts';
import type { ListedCollections_CollectionFragment } from './ListedCollections.fragment.generated.ts';
import { useOrderCollectionsMutation } from './OrderCollections.mutation.generated.ts';

/** Shop collections, in the order of the shop. */
export function CollectionsDesk() {
  const { data, error, refetch } = useCollectionListQuery({ fetchPolicy: 'cache-and-network' });
  const collections = data?.adminCollections?.map((each) => readFragment<ListedCollections_CollectionFragment>(each));
  const reload = reloadBy(refetch);
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

function OrderedCollections({ collections, onSaved }: OrderedProps) {
  const [saveOrder] = useOrderCollectionsMutation();
  return (
    <>
      <chakra.p color="ink.muted" marginBottom="3">
        Drag them into order, or move them with the arrow keys on the handle.
      </chakra.p>
      <OrderedList
        label="Shop collections"
        items={collections}
        titleOf={({ title }) => title}
        renderRow={(collection) => (
          <>
            <div className="words">
              <Link to={`/admin/collections/${collection.id}`}>{collection.title}</Link>
              <p>{gatherWords(collection)}</p>
            </div>
            {collection.isPublished ? null : <Badge>Not published</Badge>}
          </>
        )}
        save={async (ids) =>
          (await saveOrder({ variables: { input: { collectionIds: [...ids] } } })).data?.orderCollections
        }
        onSaved={onSaved}
      />
    </>
  );
}
