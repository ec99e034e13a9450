import { LinkButton } from '#ui/Button.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { CollectionEditor } from './CollectionEditor.tsx';

/** Makes a shop collection, behind all others. */
export function NewCollection() {
  return (
    <>
      <LinkButton to="/admin/collections" variant="link">
        All collections
      </LinkButton>
      <DeskHeading size="section" marginTop="4" marginBottom="6">
        New collection
      </DeskHeading>
      <CollectionEditor collection={null} onSaved={() => undefined} />
    </>
  );
}
