import { chakra } from '@chakra-ui/react';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { levelOf } from './category-words.ts';
import { OrderedLevel } from './OrderedLevel.tsx';
import { useCategories } from './useCategories.ts';

/** All categories, in the order of the shop. */
export function CategoriesDesk() {
  const { categories, failure, reload } = useCategories();
  return (
    <>
      <DeskHead title="Categories">
        <LinkButton to="/admin/new-category">New category</LinkButton>
      </DeskHead>
      {categories ? (
        <>
          <chakra.p color="ink.muted" marginBottom="6">
            Drag them into order, or move them with the arrow keys on the handle.
          </chakra.p>
          <chakra.div display="grid" gap="10">
            <section aria-labelledby="menu">
              <Heading id="menu" size="card" marginBottom="3">
                Menu
              </Heading>
              <OrderedLevel
                label="Categories of the menu"
                level={levelOf(categories, { kind: 'MENU', parentId: null })}
                all={categories}
                onSaved={reload}
              />
            </section>
            <section aria-labelledby="filters">
              <Heading id="filters" size="card" marginBottom="3">
                Filters
              </Heading>
              <OrderedLevel
                label="Categories of the filters"
                level={levelOf(categories, { kind: 'FILTER', parentId: null })}
                all={categories}
                onSaved={reload}
              />
            </section>
          </chakra.div>
        </>
      ) : null}
      {!categories && failure !== undefined ? (
        <ErrorState title="The categories could not be loaded" onRetry={reload}>
          {failure}
        </ErrorState>
      ) : null}
      {!categories && failure === undefined ? <Skeleton height="40rem" /> : null}
    </>
  );
}
