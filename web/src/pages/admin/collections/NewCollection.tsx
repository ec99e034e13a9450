import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { CollectionEditor } from './CollectionEditor.tsx';

/** Makes a shop collection, behind all others. */
export function NewCollection() {
  return (
    <>
      <LinkButton to="/admin/collections" variant="link">
        All collections
      </LinkButton>
      <Heading as="h1" size="section" marginTop="4" marginBottom="6">
        New collection
      </Heading>
      <CollectionEditor collection={null} onSaved={() => undefined} />
    </>
  );
}
