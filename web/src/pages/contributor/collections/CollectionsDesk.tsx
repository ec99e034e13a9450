import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import type { DeskProps } from '../panel-studio.ts';
import { CollectionEditor } from './CollectionEditor.tsx';
import { CollectionList } from './CollectionList.tsx';
import { useCollections } from './useCollections.ts';

/** Value of `?collection=` for a new collection. */
const NEW = 'new';

/** A studio's design collections, or the one selected by `?collection=`. */
export function CollectionsDesk({ studio }: Pick<DeskProps, 'studio'>) {
  const state = useCollections(studio.id);
  const [search, setSearch] = useSearchParams();
  const { collections, error, reload, forget } = state;
  if (!collections) {
    if (!error) return <Skeleton height="24rem" />;
    return (
      <ErrorState title="The collections could not be loaded" onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  const open = (id: string | null) => {
    forget();
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (id === null) next.delete('collection');
      else next.set('collection', id);
      return next;
    });
  };
  const named = search.get('collection');
  const collection = collections.find(({ id }) => id === named) ?? null;
  if (collection || named === NEW) {
    return (
      <CollectionEditor
        key={named}
        studioId={studio.id}
        collection={collection}
        state={state}
        onClose={() => open(null)}
      />
    );
  }
  return <CollectionList collections={collections} state={state} onOpen={open} onNew={() => open(NEW)} />;
}
