import { LinkButton } from '#ui/Button.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { NotShown } from '../NotShown.tsx';
import { CategoryEditor } from './CategoryEditor.tsx';
import { useCategories } from './useCategories.ts';

const back = (
  <LinkButton to="/admin/categories" variant="link">
    All categories
  </LinkButton>
);

/** Makes a category, behind those beside it. */
export function NewCategory() {
  const { categories, isLoading, failure, reload } = useCategories();
  if (!categories) {
    return (
      <NotShown what="list" isLoading={isLoading} failure={failure} onRetry={reload} back={back}>
        The categories cannot be had just now.
      </NotShown>
    );
  }
  return (
    <>
      {back}
      <DeskHeading size="section" marginTop="4" marginBottom="6">
        New category
      </DeskHeading>
      <CategoryEditor category={null} all={categories} onSaved={reload} />
    </>
  );
}
