import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { placeOf } from './pattern-values.ts';

interface PlaceOptionsProps {
  readonly value: string;
  readonly categories: readonly MenuCategory[];
}

/** Every subcategory below its category; a place that is not whole yet stands there, too. */
export function PlaceOptions({ value, categories }: PlaceOptionsProps) {
  const isListed = categories.some(({ id, children }) =>
    (children ?? []).some((each) => placeOf(id, each.id) === value),
  );
  const category = categories.find(({ id }) => id === value.split('/')[0]);
  return (
    <>
      {isListed ? null : <option value={value}>{category ? `${category.name} › choose` : 'Choose'}</option>}
      {categories.map(({ id, name, children }) => (
        <optgroup key={id} label={name}>
          {(children ?? []).map((child) => (
            <option key={child.id} value={placeOf(id, child.id)}>
              {`${name} › ${child.name}`}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
