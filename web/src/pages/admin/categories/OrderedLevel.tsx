import { Link } from 'react-router-dom';
import { Badge } from '#ui/Badge.tsx';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { countWords, type DeskCategory, levelOf, needsPrice, priceWords } from './category-words.ts';
import { useOrderCategoriesMutation } from './OrderCategories.mutation.generated.ts';

interface Props {
  readonly label: string;
  /** Sibling categories in order. */
  readonly level: readonly DeskCategory[];
  readonly all: readonly DeskCategory[];
  readonly onSaved: () => void;
}

/** Sortable list of sibling categories, each with its subcategories. */
export function OrderedLevel({ label, level, all, onSaved }: Props) {
  const [saveOrder] = useOrderCategoriesMutation();
  return (
    <OrderedList
      label={label}
      items={level}
      titleOf={({ name }) => name}
      renderRow={(category) => <ShownCategory category={category} all={all} />}
      renderBelow={(category) => <Below category={category} all={all} onSaved={onSaved} />}
      save={async (ids) => (await saveOrder({ variables: { input: { categoryIds: [...ids] } } })).data?.orderCategories}
      onSaved={onSaved}
    />
  );
}

function ShownCategory({ category, all }: Pick<Props, 'all'> & { readonly category: DeskCategory }) {
  const mirrored = all.find(({ id }) => id === category.mirroredId);
  const facts = [countWords(category), mirrored ? `those of ${mirrored.name}` : null, priceWords(category)];
  return (
    <>
      <div className="words">
        <Link to={`/admin/categories/${category.id}`}>{category.name}</Link>
        <p>{facts.filter((fact) => fact !== null).join(', ')}</p>
      </div>
      {needsPrice(category) ? <Badge>Not for sale</Badge> : null}
      {category.removedIntoId === null ? null : <Badge tone="accent">Being removed</Badge>}
    </>
  );
}

function Below({ category, all, onSaved }: Pick<Props, 'all' | 'onSaved'> & { readonly category: DeskCategory }) {
  const below = levelOf(all, { kind: 'MENU', parentId: category.id });
  if (below.length === 0) return null;
  return (
    <div className="below">
      <OrderedLevel label={`Below ${category.name}`} level={below} all={all} onSaved={onSaved} />
    </div>
  );
}
