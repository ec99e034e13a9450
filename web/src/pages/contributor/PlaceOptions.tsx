import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { fittingPlaces } from './fitting-places.ts';
import { placeOf } from './pattern-values.ts';

interface PlaceOptionsProps {
  readonly value: string;
  readonly categories: readonly MenuCategory[];
  /** Tags of the pattern; matching places are listed first. */
  readonly tags: readonly string[];
}

interface PlaceGroup {
  readonly label: string;
  readonly places: ReadonlyArray<{ readonly place: string; readonly words: string }>;
}

/** Groups the subcategories, each listed once: under those that match the tags, or under its category. */
function groupsOf({ categories, tags }: Omit<PlaceOptionsProps, 'value'>): readonly PlaceGroup[] {
  const fitting = fittingPlaces(tags, categories);
  const groups = categories.map(({ id, name, children }) => ({
    label: name,
    places: (children ?? []).map((child) => ({ place: placeOf(id, child.id), words: `${name} › ${child.name}` })),
  }));
  const isFitting = ({ place }: { readonly place: string }) => fitting.includes(place);
  const front = { label: 'Fits its tags', places: groups.flatMap(({ places }) => places.filter(isFitting)) };
  const others = groups.map(({ label, places }) => ({ label, places: places.filter((each) => !isFitting(each)) }));
  return [front, ...others].filter(({ places }) => places.length > 0);
}

/** Options for the subcategory, those matching the tags first; also includes a place without a subcategory. */
export function PlaceOptions({ value, categories, tags }: PlaceOptionsProps) {
  const groups = groupsOf({ categories, tags });
  const isListed = groups.some(({ places }) => places.some(({ place }) => place === value));
  const category = categories.find(({ id }) => id === value.split('/')[0]);
  return (
    <>
      {isListed ? null : <option value={value}>{category ? `${category.name} › choose` : 'Choose'}</option>}
      {groups.map(({ label, places }) => (
        <optgroup key={label} label={label}>
          {places.map(({ place, words }) => (
            <option key={place} value={place}>
              {words}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
