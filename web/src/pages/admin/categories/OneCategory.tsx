import { chakra } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { categoryAddress } from '#features/catalog/useMenuCategories.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { NotShown } from '../NotShown.tsx';
import { countWords, type DeskCategory, leavingWords, needsPrice, priceWords } from './category-words.ts';
import { useCategoryCoverQuery } from './CategoryCover.query.generated.ts';
import { CategoryEditor } from './CategoryEditor.tsx';
import { RemoveCategoryForm } from './RemoveCategoryForm.tsx';
import { useCategories } from './useCategories.ts';

const back = (
  <LinkButton to="/admin/categories" variant="link">
    All categories
  </LinkButton>
);

/** One category, to be changed or removed. */
export function OneCategory() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { categories, isLoading, failure, reload } = useCategories();
  const category = categories?.find((each) => each.id === id);
  if (!categories || !category) {
    return (
      <NotShown what="category" isLoading={isLoading} failure={failure} onRetry={reload} back={back}>
        It may have been removed.
      </NotShown>
    );
  }
  return (
    <>
      {back}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4" marginBottom="6">
        <DeskHeading size="section">{category.name}</DeskHeading>
        {needsPrice(category) ? <Badge>Not for sale</Badge> : null}
        {category.removedIntoId === null ? null : <Badge tone="accent">Being removed</Badge>}
        <LinkButton to={addressOf(category, categories)} variant="link" target="_blank">
          Open the page
        </LinkButton>
      </chakra.div>
      <chakra.div display="grid" gap="10">
        <Facts category={category} all={categories} />
        {category.removedIntoId === null ? (
          <>
            <CategoryEditor key={category.version} category={category} all={categories} onSaved={reload} />
            <RemoveCategoryForm
              category={category}
              all={categories}
              onRemoved={() => void navigate('/admin/categories')}
            />
          </>
        ) : (
          <chakra.p role="status">{leavingWords(category, categories)}</chakra.p>
        )}
      </chakra.div>
    </>
  );
}

interface FactsProps {
  readonly category: DeskCategory;
  readonly all: readonly DeskCategory[];
}

function addressOf({ slug, kind, parentId }: DeskCategory, all: readonly DeskCategory[]): string {
  if (kind === 'FILTER') return `/products?${new URLSearchParams({ categories: slug }).toString()}`;
  const parent = all.find(({ id }) => id === parentId);
  return parent ? categoryAddress(parent.slug, slug) : categoryAddress(slug);
}

function Facts({ category, all }: FactsProps) {
  const { data } = useCategoryCoverQuery(
    category.coverId === null ? skipToken : { variables: { id: category.coverId } },
  );
  const parent = all.find(({ id }) => id === category.parentId);
  const mirrored = all.find(({ id }) => id === category.mirroredId);
  const price = priceWords(category);
  return (
    <FactList
      facts={[
        ['Address', category.slug],
        ['Below', parent?.name ?? null],
        ['On sale', mirrored ? `${countWords(category)}, those of ${mirrored.name}` : countWords(category)],
        [
          'Price',
          price && (
            <Link key="price" to={`/admin/prices/category/${category.id}`}>
              {price}
            </Link>
          ),
        ],
        [
          'Cover',
          data?.asset ? (
            <chakra.div
              key="cover"
              width="8rem"
              css={{
                '& img': {
                  display: 'block',
                  width: '100%',
                  aspectRatio: '4 / 3',
                  objectFit: 'cover',
                  borderRadius: 'md',
                },
              }}
            >
              <PatternPicture asset={data.asset} sizes="128px" isDecorative />
            </chakra.div>
          ) : null,
        ],
      ]}
    />
  );
}
