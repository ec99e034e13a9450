import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { CollectionEditor } from './CollectionEditor.tsx';
import type { DeskCollection_CollectionFragment } from './DeskCollection.fragment.generated.ts';
import { useOneCollectionQuery } from './OneCollection.query.generated.ts';

const collectionsLink = (
  <LinkButton to="/admin/collections" variant="link">
    All collections
  </LinkButton>
);

/** One shop collection, to be changed. */
export function OneCollection() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useOneCollectionQuery({
    variables: { id },
    // What is changed begins from what there is now, not from what was there earlier.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  if (data?.adminCollection) {
    const collection = readFragment<DeskCollection_CollectionFragment>(data.adminCollection);
    return (
      <>
        {collectionsLink}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4" marginBottom="6">
          <DeskHeading size="section">{collection.title}</DeskHeading>
          {collection.isPublished ? null : <Badge>Not published</Badge>}
          <LinkButton to={`/collections/${collection.slug}`} variant="link" target="_blank">
            Open the page
          </LinkButton>
        </chakra.div>
        <CollectionEditor key={collection.version} collection={collection} onSaved={reload} />
      </>
    );
  }
  if (loading) return <Skeleton height="40rem" />;
  if (error) {
    return (
      <ErrorState level={1} title="The collection could not be loaded" onRetry={reload} actions={collectionsLink}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState level={1} title="There is no such collection" actions={collectionsLink}>
      It may have another number.
    </EmptyState>
  );
}
